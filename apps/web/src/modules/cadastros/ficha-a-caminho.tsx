import { EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'

/** Stands for a record whose screen is still being downloaded. */
export function FichaACaminho({ titulo }: { titulo: string }) {
  return (
    <Pagina titulo={titulo} largura="leitura" migalhas={[{ rotulo: 'Cadastro' }]}>
      <Secao>
        <EsqueletoDeFormulario campos={8} />
      </Secao>
    </Pagina>
  )
}
