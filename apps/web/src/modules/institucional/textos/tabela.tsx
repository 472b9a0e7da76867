export type Linha = readonly [string, string, string]

/** A table of a text: three columns, the first says what the row is about. */
export function Tabela({ titulos, linhas }: { titulos: Linha; linhas: readonly Linha[] }) {
  return (
    <table>
      <thead>
        <tr>
          {titulos.map((titulo) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map(([primeira, segunda, terceira]) => (
          <tr key={primeira}>
            <th scope="row">{primeira}</th>
            <td>{segunda}</td>
            <td>{terceira}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
