import type { AcertoCompleto } from '@vetlume/dominio/acerto'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Extrato } from '@vetlume/dominio/fechamento'
import { formatarData } from '@vetlume/dominio/tempo'
import { dataEHora, estabelecimentoDoDocumento, type Estabelecimento } from '../modelo-documento/index.ts'

/** The statement of a settlement as it stands now, in words. */
export function comporExtratoDoAcerto(acerto: AcertoCompleto, estabelecimento: Estabelecimento): Extrato {
  const { numero, especialista, ate, vencimento, criadoEm, itens, ajusteCentavos, ajusteMotivo, motivo } = acerto
  const { repassesCentavos, totalCentavos, aprovadoPor, estado } = acerto
  const linha = (rotulo: string, centavos: number, forte = false) => ({ rotulo, valor: formatarReais(centavos), forte })
  return {
    titulo: 'Acerto de repasses',
    numero: String(numero),
    emitidoEm: dataEHora(criadoEm, estabelecimento.fuso),
    estabelecimento: estabelecimentoDoDocumento({ estabelecimento }),
    destinatario: { nome: especialista.nome, linhas: [] },
    campos: [
      { rotulo: 'Exames feitos até', valor: formatarData(ate) },
      { rotulo: 'Vencimento', valor: formatarData(vencimento) },
    ],
    coluna: 'Exame',
    linhas: itens.map(({ dia, paciente, servico, atendimento, texto, valorCentavos }) => ({
      dia: formatarData(dia),
      paciente,
      descricao: servico,
      detalhe: `Atendimento nº ${atendimento.numero}. ${texto}`,
      valor: formatarReais(valorCentavos),
    })),
    totais: [
      linha(`Repasses (${itens.length})`, repassesCentavos),
      ...(ajusteCentavos === 0 ? [] : [linha(`Ajuste: ${ajusteMotivo ?? ''}`, ajusteCentavos)]),
      linha('Total', totalCentavos, true),
    ],
    pix: null,
    observacoes: [
      ...(estado === 'DESFEITO' ? [`Este acerto foi desfeito e não vale mais. Motivo: ${motivo ?? ''}`] : []),
      ...(aprovadoPor === null ? [] : [`Aprovado por ${aprovadoPor}.`]),
      ...(estado === 'PAGO' ? ['Pago por inteiro.'] : []),
    ],
  }
}
