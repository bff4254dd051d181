import { pay } from "../api/payments";
import { navigate } from "../router";

export async function onPay(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const result = await pay(String(data.get("card")));
  if (result.status === "declined") {
    showAlert("Card declined");
    return;
  }
  setTimeout(() => navigate(receiptPath(result.orderId)), 0);
}

function receiptPath(orderId: number): string {
  return `/receipt/${orderId}`;
}

function showAlert(text: string): void {
  const box = document.querySelector<HTMLElement>("[role=alert]");
  if (box) box.textContent = text;
}
