import { Secao } from '../../../ui/pagina.tsx'
import type { CamposDoHistorico } from '../../historico/index.ts'
import { Dados } from '../dados.tsx'
import { leituraDosCampos } from './use-formulario-do-registro.ts'

const vazio = (valor: unknown) => valor === undefined || valor === null || valor === ''

/** What a record holds, for who may not edit it. Blank ones are left out: some are kept from the reader. */
export function LeituraDoRegistro({ ficha, campos }: { ficha: object; campos: CamposDoHistorico }) {
  const { rotulo, texto } = leituraDosCampos(campos)
  const valores = ficha as Readonly<Record<string, unknown>>
  const mostrados = Object.entries(campos).filter(
    ([campo, { soNaTrilha }]) => campo !== 'ativo' && soNaTrilha !== true && !vazio(valores[campo]),
  )
  return (
    <Secao>
      <Dados itens={mostrados.map(([campo]) => [rotulo(campo), texto(campo, valores[campo])] as const)} />
    </Secao>
  )
}
