import type { DescontoDoItem } from '@vetlume/dominio/atendimento'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import type { LeituraDosCampos } from '../../../ui/formulario/tipos-do-conflito.ts'
import { leituraDosCampos } from '../../cadastros/index.ts'
import { CAMPOS_DO_HISTORICO } from '../detalhe/historico.ts'
import type { NomesDosServicos } from './valores.ts'

/** An exam as the record or as the form keeps it. */
interface Item {
  servico: string | { nome: string }
  desconto?: DescontoDoItem | null | undefined
}

const quanto = (desconto: DescontoDoItem) =>
  desconto.tipo === 'VALOR' ? formatarReais(desconto.centavos) : formatarBasisPoints(desconto.basisPoints)

/** How an atendimento reads to who compares two versions of it, exam by exam. */
export function leituraDoAtendimento(nomes: NomesDosServicos): LeituraDosCampos {
  const nome = ({ servico }: Item) => (typeof servico === 'string' ? (nomes[servico] ?? 'Exame') : servico.nome)
  const exame = (item: Item) =>
    item.desconto == null ? nome(item) : `${nome(item)} (desconto de ${quanto(item.desconto)})`
  return leituraDosCampos({
    ...CAMPOS_DO_HISTORICO,
    itens: { rotulo: 'Exames', texto: (itens: readonly Item[]) => itens.map(exame).join('\n') || 'nenhum' },
  })
}
