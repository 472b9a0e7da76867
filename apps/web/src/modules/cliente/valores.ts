import type { Fuso } from '@vetlume/dominio/cidade'
import { ROTULOS_DO_FUSO } from '@vetlume/dominio/cidade'
import {
  COR_PADRAO,
  ROTULOS_DO_ESTADO_DO_CLIENTE,
  type Cliente,
  type dadosDaEmpresa,
  type dadosDoCliente,
  type EstadoDoCliente,
} from '@vetlume/dominio/cliente'
import { ESPERA_DO_ESTUDO } from '@vetlume/dominio/estudo'
import { PRAZO_DO_CRITICO } from '@vetlume/dominio/laudo'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { formatarCpfOuCnpj, formatarTelefone } from '@vetlume/dominio/formatos'
import type * as z from 'zod/mini'
import { CAMPOS_DO_ENDERECO, formatarPercentual, valoresDoEndereco, type ValoresInteiros } from '../cadastros/index.ts'
import type { CamposDoFormulario } from '../historico/index.ts'

export type ValoresDaEmpresa = z.input<typeof dadosDaEmpresa>
export type ValoresDoCliente = z.input<typeof dadosDoCliente>

/** What a company changes in its own record. */
export function valoresDaEmpresa(ficha: Cliente | undefined): ValoresInteiros<ValoresDaEmpresa> {
  return {
    razaoSocial: ficha?.razaoSocial ?? '',
    nome: ficha?.nome ?? '',
    documento: ficha?.documento ?? '',
    crmvPj: ficha?.crmvPj ?? '',
    responsavelTecnico: ficha?.responsavelTecnico ?? '',
    responsavelCrmv: ficha?.responsavelCrmv ?? '',
    ...valoresDoEndereco(ficha),
    fuso: (ficha?.fuso ?? ZONA_PADRAO) as Fuso,
    telefone: ficha?.telefone ?? '',
    email: ficha?.email ?? '',
    cor: ficha?.cor ?? COR_PADRAO,
    timbre: ficha?.timbre ?? '',
    chavePix: ficha?.chavePix ?? '',
    taxaDebitoBp: ficha?.taxaDebitoBp ?? 0,
    taxaCreditoBp: ficha?.taxaCreditoBp ?? 0,
    taxaAte6Bp: ficha?.taxaAte6Bp ?? 0,
    taxaAte12Bp: ficha?.taxaAte12Bp ?? 0,
    diasDoDebito: ficha?.diasDoDebito ?? 1,
    diasDoCredito: ficha?.diasDoCredito ?? 30,
    impostoBp: ficha?.impostoBp ?? 0,
    minutosDoCritico: ficha?.minutosDoCritico ?? PRAZO_DO_CRITICO.padrao,
    cartaAoTutor: ficha?.cartaAoTutor ?? false,
    diasDoEstudo: ficha?.diasDoEstudo ?? ESPERA_DO_ESTUDO.padrao,
  }
}

/** And what the operator changes too. */
export function valoresDoCliente(ficha: Cliente | undefined): ValoresInteiros<ValoresDoCliente> {
  return {
    ...valoresDaEmpresa(ficha),
    plano: ficha?.plano?.codigo ?? null,
    ciclo: ficha?.ciclo ?? null,
    estado: ficha?.estado ?? 'TESTE',
    testeAte: ficha?.testeAte ?? null,
  }
}

export const CICLO = { MENSAL: 'Mensal', ANUAL: 'Anual' } as const

export const CAMPOS_DA_EMPRESA: CamposDoFormulario<ValoresDoCliente> = {
  razaoSocial: { rotulo: 'Razão social' },
  nome: { rotulo: 'Nome fantasia' },
  documento: { rotulo: 'CPF ou CNPJ', texto: formatarCpfOuCnpj },
  crmvPj: { rotulo: 'CRMV da empresa' },
  responsavelTecnico: { rotulo: 'Responsável técnico' },
  responsavelCrmv: { rotulo: 'CRMV do responsável' },
  ...CAMPOS_DO_ENDERECO,
  fuso: { rotulo: 'Fuso horário', texto: (fuso: Fuso) => ROTULOS_DO_FUSO[fuso] ?? fuso },
  telefone: { rotulo: 'Telefone', texto: formatarTelefone },
  email: { rotulo: 'E-mail' },
  cor: { rotulo: 'Cor da marca', soNaTrilha: true },
  timbre: { rotulo: 'Texto do timbre' },
  logo: { rotulo: 'Logotipo', texto: () => 'imagem' },
  chavePix: { rotulo: 'Chave Pix' },
  taxaDebitoBp: { rotulo: 'Taxa do débito', texto: formatarPercentual },
  taxaCreditoBp: { rotulo: 'Taxa do crédito à vista', texto: formatarPercentual },
  taxaAte6Bp: { rotulo: 'Taxa de 2 a 6 parcelas', texto: formatarPercentual },
  taxaAte12Bp: { rotulo: 'Taxa de 7 a 12 parcelas', texto: formatarPercentual },
  diasDoDebito: { rotulo: 'Dias até cair o débito' },
  diasDoCredito: { rotulo: 'Dias até cair o crédito' },
  impostoBp: { rotulo: 'Impostos', texto: formatarPercentual },
  minutosDoCritico: { rotulo: 'Prazo do achado crítico', texto: (minutos: number) => `${minutos} min` },
  cartaAoTutor: { rotulo: 'E-mail ao tutor' },
  diasDoEstudo: { rotulo: 'Espera de estudo sem exame', texto: (dias: number) => `${dias} dias` },
  plano: { rotulo: 'Plano' },
  ciclo: { rotulo: 'Cobrança', texto: (ciclo: keyof typeof CICLO) => CICLO[ciclo] },
  estado: { rotulo: 'Assinatura', texto: (estado: EstadoDoCliente) => ROTULOS_DO_ESTADO_DO_CLIENTE[estado] },
  testeAte: { rotulo: 'Teste até' },
  ativo: { rotulo: 'Ativo' },
}
