const { createCanvas } = require('canvas');

const GAP = 4;
const PALETTE = ['#0b6e99', '#d9730d', '#0f7b6c'];

async function renderChart(rows, { kind, width, height = 360 }) {
  if (kind !== 'bar') throw new Error(`unknown kind: ${kind}`);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.strokeRect(0, 0, width, height);
  const max = Math.max(1, ...rows.map((r) => r.value));
  const step = width / Math.max(1, rows.length);
  rows.forEach((row, i) => {
    const h = (row.value / max) * (height - 20);
    ctx.fillStyle = PALETTE[i % PALETTE.length];
    ctx.fillRect(i * step + GAP, h, step - 2 * GAP, height - h);
  });
  return canvas.toBuffer('image/png');
}

module.exports = { renderChart };
