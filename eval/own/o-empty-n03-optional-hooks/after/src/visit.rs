pub enum Node {
    Text(String),
    List(Vec<Node>),
}

/// Looks at the nodes of a document, in order.
pub trait Visitor {
    fn text(&mut self, text: &str);

    /// Called before the items of a list. Does nothing unless overridden.
    fn enter_list(&mut self, _len: usize) {}

    /// Called after the items of a list. Does nothing unless overridden.
    fn leave_list(&mut self) {}
}

pub fn walk(node: &Node, visitor: &mut dyn Visitor) {
    match node {
        Node::Text(text) => visitor.text(text),
        Node::List(items) => {
            visitor.enter_list(items.len());
            items.iter().for_each(|item| walk(item, visitor));
            visitor.leave_list();
        }
    }
}
