import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { JUROS_AO_MES_BP, MULTA_BP } from '@vetlume/dominio/financeiro'
import type { dadosDoParceiro, DadosDoParceiro, Parceiro } from '@vetlume/dominio/parceiro'
import type * as z from 'zod/mini'
import { valoresDoEndereco, type CamposProps, type ValoresInteiros } from '../cadastros/index.ts'

export type ValoresDoParceiro = z.input<typeof dadosDoParceiro>
export type CamposDoParceiroProps = CamposProps<Parceiro, ValoresDoParceiro, DadosDoParceiro>

export const CONTATO_NOVO = {
  nome: '',
  papel: '',
  telefone: '',
  email: '',
  recebeLaudos: false,
  recebeCobrancas: false,
}

function lugar(ficha: Parceiro | undefined) {
  return {
    ...valoresDoEndereco(ficha),
    latitude: ficha?.latitude ?? null,
    longitude: ficha?.longitude ?? null,
    fuso: (ficha?.fuso ?? ZONA_PADRAO) as NonNullable<ValoresDoParceiro['fuso']>,
  }
}

function condicoes(ficha: Parceiro | undefined) {
  return {
    tabelaPreco: ficha?.tabelaPreco?.codigo ?? null,
    precos: (ficha?.precos ?? []).map(({ servico, centavos }) => ({ servico: servico.codigo, centavos })),
    modoCobranca: ficha?.modoCobranca ?? 'FATURADO',
    diaFechamento: ficha?.diaFechamento ?? 30,
    diaVencimento: ficha?.diaVencimento ?? 10,
    limiteCreditoCentavos: ficha?.limiteCreditoCentavos ?? null,
    comissaoBp: ficha?.comissaoBp ?? 0,
    multaBp: ficha?.multaBp ?? MULTA_BP,
    jurosMesBp: ficha?.jurosMesBp ?? JUROS_AO_MES_BP,
    venceEmDiaDeBanco: ficha?.venceEmDiaDeBanco ?? false,
  }
}

export function valoresDoParceiro(ficha: Parceiro | undefined): ValoresInteiros<ValoresDoParceiro> {
  return {
    nome: ficha?.nome ?? '',
    razaoSocial: ficha?.razaoSocial ?? '',
    documento: ficha?.documento ?? '',
    crmvPj: ficha?.crmvPj ?? '',
    telefone: ficha?.telefone ?? '',
    email: ficha?.email ?? '',
    contatos: ficha?.contatos ?? [],
    ...lugar(ficha),
    ...condicoes(ficha),
    entregaEmail: ficha?.entregaEmail ?? true,
    entregaWhatsapp: ficha?.entregaWhatsapp ?? false,
    entregaAutomatica: ficha?.entregaAutomatica ?? false,
    avisosAgenda: ficha?.avisosAgenda ?? true,
    observacoes: ficha?.observacoes ?? '',
  }
}
