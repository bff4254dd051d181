pub enum Node {
    Text(String),
    List(Vec<Node>),
}

/// Looks at the nodes of a document, in order.
pub trait Visitor {
    fn text(&mut self, text: &str);
}

pub fn walk(node: &Node, visitor: &mut dyn Visitor) {
    match node {
        Node::Text(text) => visitor.text(text),
        Node::List(items) => items.iter().for_each(|item| walk(item, visitor)),
    }
}
