use sundial::clock::{greeting, Source};

struct At(u64);

impl Source for At {
    fn now(&self) -> u64 {
        self.0 * 3600
    }
    fn zone(&self) -> String {
        unimplemented!("greeting does not ask for the zone")
    }
    fn sync(&mut self) -> Result<(), String> {
        unimplemented!("greeting does not sync")
    }
}

#[test]
fn follows_the_hour() {
    for (hour, want) in [(0, "night"), (5, "morning"), (12, "day"), (17, "day"), (18, "evening"), (23, "evening")] {
        assert_eq!(greeting(&At(hour)), want, "hour {hour}");
    }
}
