import { useOrders } from "../hooks/useOrders";

export function OrderList({ customer }: { customer: string }) {
  const { orders, loading } = useOrders(customer);
  if (loading) return <p>Loading…</p>;
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id}>{order.title}</li>
      ))}
    </ul>
  );
}
