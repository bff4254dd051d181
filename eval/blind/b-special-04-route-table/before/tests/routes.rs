use atlas::routes::Network;

fn network() -> Network {
    let mut n = Network::default();
    n.connect("Lyon", "Paris", 465);
    n.connect("Paris", "Lille", 225);
    n.connect("Lyon", "Geneva", 150);
    n
}

#[test]
fn direct() {
    assert_eq!(network().distance("Lyon", "Geneva"), Some(150));
}

#[test]
fn over_paris() {
    assert_eq!(network().distance("Lyon", "Lille"), Some(690));
}

#[test]
fn unknown_town() {
    assert_eq!(network().distance("Lyon", "Oslo"), None);
}
