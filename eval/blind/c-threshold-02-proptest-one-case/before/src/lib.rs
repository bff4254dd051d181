/// A text buffer of chunks.
#[derive(Default)]
pub struct Rope {
    chunks: Vec<String>,
}

impl Rope {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn insert(&mut self, at: usize, text: &str) {
        let mut pos = 0;
        for chunk in &mut self.chunks {
            if at <= pos + chunk.len() {
                chunk.insert_str(at - pos, text);
                return;
            }
            pos += chunk.len();
        }
        self.chunks.push(text.to_string());
    }

    pub fn lines(&self) -> usize {
        self.chunks.iter().map(|c| c.matches('\n').count()).sum::<usize>() + 1
    }
}

impl From<&str> for Rope {
    fn from(text: &str) -> Self {
        Rope { chunks: vec![text.to_string()] }
    }
}

impl std::fmt::Display for Rope {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.chunks.iter().try_for_each(|c| f.write_str(c))
    }
}
