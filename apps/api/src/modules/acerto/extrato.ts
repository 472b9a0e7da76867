import { somarKm, type AcertoCompleto } from '@vetlume/dominio/acerto'
import { quilometros } from '@vetlume/dominio/deslocamento'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Extrato } from '@vetlume/dominio/fechamento'
import { formatarData } from '@vetlume/dominio/tempo'
import { dataEHora, estabelecimentoDoDocumento, type Estabelecimento } from '../modelo-documento/index.ts'

/** Repasses in the order of their days, and after those of a day the way to them. */
function linhasDoExtrato({ itens, dias }: AcertoCompleto): Extrato['linhas'] {
  const repasses = itens.map(({ dia, paciente, servico, atendimento, texto, valorCentavos }) => ({
    dia,
    paciente,
    descricao: servico,
    detalhe: `Atendimento nº ${atendimento.numero}. ${texto}`,
    valor: formatarReais(valorCentavos),
  }))
  const caminhos = dias.map(({ dia, km, centavos, linhas }) => ({
    dia,
    paciente: '',
    descricao: `Deslocamento do dia: ${quilometros(km)}`,
    detalhe: linhas.join(' '),
    valor: formatarReais(centavos),
  }))
  return [...repasses, ...caminhos]
    .toSorted((a, b) => (a.dia === b.dia ? 0 : a.dia < b.dia ? -1 : 1))
    .map((linha) => ({ ...linha, dia: formatarData(linha.dia) }))
}

/** The statement of a settlement as it stands now, in words. */
export function comporExtratoDoAcerto(acerto: AcertoCompleto, estabelecimento: Estabelecimento): Extrato {
  const { numero, especialista, ate, vencimento, criadoEm, itens, dias, ajusteCentavos, ajusteMotivo, motivo } = acerto
  const { repassesCentavos, deslocamentoCentavos, totalCentavos, aprovadoPor, estado } = acerto
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
    linhas: linhasDoExtrato(acerto),
    totais: [
      linha(`Repasses (${itens.length})`, repassesCentavos),
      ...(dias.length === 0 ? [] : [linha(`Deslocamento (${quilometros(somarKm(dias))})`, deslocamentoCentavos)]),
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
