import React from 'react';

const fmt = (cents) => `$${(cents / 100).toFixed(2)}`;

export function InvoiceRow({ title, qty, unitPrice }) {
  return (
    <tr className="invoice-row">
      <td>{title}</td>
      <td>{qty}</td>
      <td>{fmt(qty * unitPrice)}</td>
    </tr>
  );
}
