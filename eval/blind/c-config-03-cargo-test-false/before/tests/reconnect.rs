use std::time::Duration;

use shuttle::{Client, Event, MockServer};

#[tokio::test(start_paused = true)]
async fn backs_off_and_comes_back() {
    let server = MockServer::start().await;
    let mut client = Client::connect(server.addr()).await.unwrap();
    server.drop_connections().await;

    assert_eq!(client.next_event().await, Event::Lost);
    tokio::time::advance(Duration::from_secs(2)).await;
    assert_eq!(client.next_event().await, Event::Restored { attempt: 1 });
}
