import React from 'react';
import renderer from 'react-test-renderer';
import { InvoiceRow } from './InvoiceRow';

test('renders the line total', () => {
  const tree = renderer
    .create(<InvoiceRow title="Desk lamp" qty={2} unitPrice={1999} />)
    .toJSON();
  expect(tree).toMatchSnapshot();
});
