export function Component() {
  return (
    <main>
      <title>Admin</title>
      <h1>Admin</h1>
    </main>
  );
}
