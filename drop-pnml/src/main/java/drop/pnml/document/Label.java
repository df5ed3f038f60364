package drop.pnml.document;

import jakarta.xml.bind.annotation.XmlAttribute;
import jakarta.xml.bind.annotation.XmlElement;
import jakarta.xml.bind.annotation.XmlValue;

/** An annotation that consists of a {@code <text>}. */
public final class Label {
  /** The text itself; readers may strip it unless its white space is to be preserved. */
  public static final class Text {
    @XmlValue public String content;

    @XmlAttribute(namespace = "http://www.w3.org/XML/1998/namespace")
    public String space;
  }

  @XmlElement public Text text;

  /** A label that says this, white space around it included. */
  public static Label of(String content) {
    Label label = new Label();
    label.text = new Text();
    label.text.content = content;
    label.text.space = content.equals(content.strip()) ? null : "preserve";
    return label;
  }
}
