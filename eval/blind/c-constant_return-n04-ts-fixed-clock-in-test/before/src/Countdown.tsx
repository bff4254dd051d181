interface Clock {
  now(): number;
}

interface Props {
  until: number;
  clock?: Clock;
}

export function Countdown({ until, clock = Date }: Props) {
  const left = Math.floor((until - clock.now()) / 1000);
  return <output>{left}s</output>;
}
