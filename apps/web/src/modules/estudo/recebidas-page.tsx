import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { useTempoReal } from '../../lib/use-tempo-real.ts'
import { Pagina } from '../../ui/pagina.tsx'
import { useAtualizarEstudos } from './api.ts'
import { DetalheDoEstudo } from './detalhe-do-estudo.tsx'
import { ListaDeEstudos } from './lista-de-estudos.tsx'

/** What the company's machines sent: which exam each study is of. */
export function RecebidasPage() {
  const { codigo, buscaDoRegistro } = useRegistroNaUrl()
  const atualizar = useAtualizarEstudos()
  useTempoReal(({ tipo }) => {
    if (tipo === 'estudo') void atualizar()
  })
  if (codigo != null) return <DetalheDoEstudo codigo={codigo} />
  return (
    <Pagina
      titulo="Imagens recebidas"
      descricao="O que os equipamentos enviaram. Com o número do exame, as imagens vão sozinhas ao laudo; sem ele, diga de que exame são."
      migalhas={[{ rotulo: 'Laudos', para: '/laudo' }, { rotulo: 'Imagens recebidas' }]}
    >
      <ListaDeEstudos buscaDoRegistro={buscaDoRegistro} />
    </Pagina>
  )
}
