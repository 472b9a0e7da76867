import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import type { Extrato, FechamentoCompleto } from '@vetlume/dominio/fechamento'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { formatarData } from '@vetlume/dominio/tempo'
import { dataEHora, estabelecimentoDoDocumento, type Estabelecimento } from '../modelo-documento/index.ts'

/** The clinic as a letter names it. */
export interface Destinatario {
  nome: string
  razaoSocial: string
  documento: string
}

const reais = (centavos: number) => formatarReais(centavos)

function totaisDe(fechamento: Omit<FechamentoCompleto, 'permissoes'>): Extrato['totais'] {
  const { brutoCentavos, descontoCentavos, descontoMotivo, comissaoBp, comissaoCentavos, totalCentavos } = fechamento
  const linha = (rotulo: string, centavos: number, forte = false) => ({ rotulo, valor: reais(centavos), forte })
  return [
    linha(`Exames (${fechamento.exames})`, brutoCentavos),
    ...(descontoCentavos > 0 ? [linha(`Desconto: ${descontoMotivo ?? ''}`, -descontoCentavos)] : []),
    ...(comissaoCentavos > 0
      ? [linha(`Comissão da clínica (${formatarBasisPoints(comissaoBp)})`, -comissaoCentavos)]
      : []),
    linha('Total', totalCentavos, true),
  ]
}

/** The statement of a closing as it stands now, in words. */
export function comporExtrato(
  fechamento: Omit<FechamentoCompleto, 'permissoes'>,
  { estabelecimento, destinatario }: { estabelecimento: Estabelecimento; destinatario: Destinatario },
): Extrato {
  const { numero, ate, vencimento, criadoEm, itens, pix, semPix, saldoCentavos, estado, motivo } = fechamento
  const { nome, razaoSocial, documento } = destinatario
  return {
    titulo: 'Fechamento do período',
    numero: String(numero),
    emitidoEm: dataEHora(criadoEm, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento }),
    destinatario: {
      nome,
      linhas: [...(razaoSocial === nome ? [] : [razaoSocial]), formatarCpfOuCnpj(documento)],
    },
    campos: [
      { rotulo: 'Exames feitos até', valor: formatarData(ate) },
      { rotulo: 'Vencimento', valor: formatarData(vencimento) },
    ],
    coluna: 'Exame',
    linhas: itens.map((exame) => ({
      dia: formatarData(exame.dia),
      paciente: exame.paciente,
      descricao: exame.itens.map(({ servico }) => servico).join(', '),
      detalhe: `Atendimento nº ${exame.atendimento.numero}, tutor ${exame.tutor}. ${exame.itens.map(({ explicacao }) => explicacao).join(' ')}`,
      valor: reais(exame.centavos),
    })),
    totais: totaisDe(fechamento),
    pix: pix === null ? null : { copiaECola: pix.copiaECola, valor: reais(pix.valorCentavos) },
    observacoes: [
      ...(estado === 'REABERTO' ? [`Este fechamento foi reaberto e não vale mais. Motivo: ${motivo ?? ''}`] : []),
      ...(estado !== 'REABERTO' && saldoCentavos === 0 ? ['Pago por inteiro.'] : []),
      ...(saldoCentavos > 0 && semPix !== null ? [semPix] : []),
    ],
  }
}
