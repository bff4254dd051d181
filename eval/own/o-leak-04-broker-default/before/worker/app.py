"""The queue of the billing workers."""
import os

from celery import Celery

BROKER = os.environ["BROKER_URL"]

app = Celery("billing", broker=BROKER)
app.conf.update(
    task_acks_late=True,
    task_default_queue="billing",
)


@app.task
def ping() -> str:
    return "pong"
