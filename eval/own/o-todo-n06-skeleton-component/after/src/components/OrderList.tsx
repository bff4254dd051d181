import { useOrders } from "../hooks/useOrders";
import { RowPlaceholder } from "./RowPlaceholder";

export function OrderList({ customer }: { customer: string }) {
  const { orders, loading } = useOrders(customer);
  if (loading) return <RowPlaceholder rows={5} />;
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id}>{order.title}</li>
      ))}
    </ul>
  );
}
