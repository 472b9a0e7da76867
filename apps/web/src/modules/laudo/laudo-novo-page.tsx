import { useSearch } from '@tanstack/react-router'
import { Pagina, type Migalha } from '../../ui/pagina.tsx'
import { Comecar } from './novo/comecar.tsx'
import { ExamesDoAtendimento } from './novo/exames-do-atendimento.tsx'
import { ListaDeExames } from './novo/lista-de-exames.tsx'

const MIGALHAS: readonly Migalha[] = [{ rotulo: 'Laudos', para: '/laudo' }]

/** From an exam to its laudo: choose the exam (or come from it, with `?item=`), choose the model, write. */
export function LaudoNovoPage() {
  const { item, atendimento } = useSearch({ from: '/casca/laudo/novo' })
  if (item !== undefined)
    return (
      <Pagina titulo="Novo laudo" migalhas={MIGALHAS} largura="leitura">
        <Comecar item={item} direto />
      </Pagina>
    )
  if (atendimento !== undefined) {
    return (
      <Pagina
        titulo="Novo laudo"
        migalhas={[...MIGALHAS, { rotulo: 'Exames à espera', para: '/laudo/novo' }]}
        largura="leitura"
      >
        <ExamesDoAtendimento codigo={atendimento} />
      </Pagina>
    )
  }
  return (
    <Pagina titulo="Novo laudo" migalhas={MIGALHAS} descricao="Escolha o exame. Os de prazo mais próximo vêm primeiro.">
      <ListaDeExames />
    </Pagina>
  )
}
