use std::io::{self, Read};

pub trait Source {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize>;
    fn rewind(&mut self) -> io::Result<()>;
}

pub struct Memory {
    pub bytes: Vec<u8>,
    pub at: usize,
}

impl Source for Memory {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        let n = (&self.bytes[self.at..]).read(buf)?;
        self.at += n;
        Ok(n)
    }

    fn rewind(&mut self) -> io::Result<()> {
        self.at = 0;
        Ok(())
    }
}

pub struct Stdin(pub io::Stdin);

impl Source for Stdin {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        self.0.lock().read(buf)
    }

    /// Always fails: what was read from a pipe is gone. Callers copy it to memory first.
    fn rewind(&mut self) -> io::Result<()> {
        Err(io::Error::new(io::ErrorKind::Unsupported, "standard input cannot be rewound"))
    }
}
