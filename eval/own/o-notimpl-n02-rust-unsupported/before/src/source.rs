use std::io::{self, Read};

pub trait Source {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize>;
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
}

pub struct Stdin(pub io::Stdin);

impl Source for Stdin {
    fn read(&mut self, buf: &mut [u8]) -> io::Result<usize> {
        self.0.lock().read(buf)
    }
}
