import { contar } from '../formatos/index.ts'

/** What a plan of the platform may limit. */
export const RECURSOS_DO_PLANO = ['usuarios', 'laudosMes', 'armazenamentoGb', 'parceiros'] as const
export type RecursoDoPlano = (typeof RECURSOS_DO_PLANO)[number]

export const ROTULOS_DO_RECURSO: Readonly<Record<RecursoDoPlano, string>> = {
  usuarios: 'Usuários',
  laudosMes: 'Laudos no mês',
  armazenamentoGb: 'Armazenamento (GB)',
  parceiros: 'Clínicas parceiras',
}

/** From this share of a limit on, people are warned. */
const AVISO = 0.8

export const BYTES_POR_GB = 1_000_000_000

/** Use of one resource, in the unit of its limit (people, laudos, gigabytes, clinics). */
export interface UsoDoRecurso {
  usado: number
  /** Null where the plan sets none. */
  limite: number | null
  /** `usado / limite`; null without a limit. */
  razao: number | null
  avisar: boolean
  esgotado: boolean
}

export function avaliarUso(usado: number, limite: number | null): UsoDoRecurso {
  if (limite === null) return { usado, limite, razao: null, avisar: false, esgotado: false }
  const razao = usado / limite
  return { usado, limite, razao, avisar: razao >= AVISO, esgotado: usado >= limite }
}

const CHEIO: Readonly<Record<RecursoDoPlano, (limite: number) => string>> = {
  usuarios: (limite) => `Seu plano permite ${contar(limite, 'usuário ativo', 'usuários ativos')}.`,
  laudosMes: (limite) => `Seu plano permite ${contar(limite, 'laudo', 'laudos')} por mês.`,
  armazenamentoGb: (limite) => `Seu plano permite guardar ${contar(limite, 'GB', 'GB')} de arquivos.`,
  parceiros: (limite) => `Seu plano permite ${contar(limite, 'clínica parceira ativa', 'clínicas parceiras ativas')}.`,
}

/** Why new work is refused, with what can be done about it. */
export function mensagemDeLimite(recurso: RecursoDoPlano, limite: number): string {
  return `${CHEIO[recurso](limite)} Mude de plano para continuar.`
}
