import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import {
  DIAS_DA_SEMANA,
  ROTULOS_DA_BASE,
  ROTULOS_DA_EXCECAO,
  ROTULOS_DO_MOTIVO,
  ROTULOS_DO_REPASSE,
  type BaseDeRepasse,
  type BloqueioDoEspecialista,
  type JanelaDoEspecialista,
} from '@vetlume/dominio/especialista'

const TIPOS: Readonly<Record<string, string>> = { ...ROTULOS_DA_EXCECAO, ...ROTULOS_DO_REPASSE }
const MOTIVOS: Readonly<Record<string, string>> = ROTULOS_DO_MOTIVO

const dia = ({ diaSemana, inicio, fim }: { diaSemana: number; inicio: string; fim: string }) =>
  `${DIAS_DA_SEMANA[diaSemana]} ${inicio}–${fim}`

const emLinhas = <T>(itens: readonly T[], ler: (item: T) => string) =>
  itens.length === 0 ? 'nenhum' : itens.map(ler).join('\n')

/** How the parts of a record read in its history. */
export const TRILHA_DAS_PARTES = {
  janelas: {
    rotulo: 'Horários da semana',
    texto: (itens: readonly JanelaDoEspecialista[]) =>
      emLinhas(itens, (item) => {
        const { almocoInicio, almocoFim } = item
        return almocoInicio === null ? dia(item) : `${dia(item)}, almoço ${almocoInicio}–${almocoFim}`
      }),
  },
  bloqueios: {
    rotulo: 'Bloqueios',
    texto: (itens: readonly BloqueioDoEspecialista[]) => emLinhas(itens, (item) => `${dia(item)}, ${item.motivo}`),
  },
  assinaPor: { rotulo: 'Quem assina' },
  tipo: { rotulo: 'Tipo', texto: (tipo: string) => TIPOS[tipo] ?? tipo },
  motivo: { rotulo: 'Motivo', texto: (motivo: string) => MOTIVOS[motivo] ?? motivo },
  de: { rotulo: 'De' },
  ate: { rotulo: 'Até' },
  inicio: { rotulo: 'Começa às' },
  fim: { rotulo: 'Termina às' },
  observacao: { rotulo: 'Observação' },
  servico: { rotulo: 'Serviço' },
  parceiro: { rotulo: 'Clínica' },
  percentualBp: { rotulo: 'Percentual', texto: formatarBasisPoints },
  valorCentavos: { rotulo: 'Valor', texto: formatarReais },
  base: { rotulo: 'Base', texto: (base: BaseDeRepasse) => ROTULOS_DA_BASE[base] },
  semDeslocamento: { rotulo: 'Deslocamento', texto: (sem: boolean) => (sem ? 'fica com a empresa' : 'entra na base') },
  vigenteDe: { rotulo: 'Vale de' },
  vigenteAte: { rotulo: 'Vale até' },
  trabalho: { rotulo: 'Trabalho transferido' },
  assinatura: { rotulo: 'Imagem da assinatura (SHA-256)' },
  certificado: { rotulo: 'Certificado' },
} as const
