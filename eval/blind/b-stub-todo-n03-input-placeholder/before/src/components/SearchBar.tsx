import { useId, useState, type FormEvent } from "react";

interface Props {
  onSearch: (text: string, city: string) => void;
}

export function SearchBar({ onSearch }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [city, setCity] = useState("");

  function submit(e: FormEvent) {
    e.preventDefault();
    onSearch(text.trim(), city.trim());
  }

  return (
    <form onSubmit={submit} role="search">
      <label htmlFor={`${id}-text`}>Search</label>
      <input
        id={`${id}-text`}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <label htmlFor={`${id}-city`}>City</label>
      <input
        id={`${id}-city`}
        value={city}
        onChange={(e) => setCity(e.target.value)}
      />
      <button type="submit">Go</button>
    </form>
  );
}
