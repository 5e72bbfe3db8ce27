interface UnusableFilterProps {
  problem: string;
  /** The list without its filter. */
  path: string;
}

/** Stands in place of a list whose address asks what its fields cannot answer. */
export function UnusableFilter({ problem, path }: UnusableFilterProps) {
  return (
    <main className="panel-error">
      <h1>This filter isn’t valid</h1>
      <p>{problem}</p>
      <p>Nothing is lost.</p>
      <p className="panel-links">
        <a href={path}>Show the list without the filter</a>
      </p>
    </main>
  );
}
