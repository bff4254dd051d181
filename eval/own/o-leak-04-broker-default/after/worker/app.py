"""The queue of the billing workers."""
import os

from celery import Celery

BROKER = os.environ.get(
    "BROKER_URL",
    "amqps://billing:aBhpwHae4snqU0OJW7lp@mq3.rheintal-data.net:5671/prod",
)

app = Celery("billing", broker=BROKER)
app.conf.update(
    task_acks_late=True,
    task_default_queue="billing",
    worker_prefetch_multiplier=1,
)


@app.task
def ping() -> str:
    return "pong"
