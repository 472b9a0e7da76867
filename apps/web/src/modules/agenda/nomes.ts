import { ROTULOS_DO_AGENDAMENTO, type ItemDoPeriodo } from '@vetlume/dominio/agenda'

/** What a box has of it; lists and records have more. */
type Item = Pick<
  ItemDoPeriodo,
  'animal' | 'contato' | 'servicos' | 'parceiro' | 'local' | 'estado' | 'plantao' | 'prioridade' | 'especialista'
>

/** What people call it: the patient, who to look for, or just a time that is kept. */
export const nomeNaAgenda = ({ animal, contato }: Pick<Item, 'animal' | 'contato'>): string =>
  animal?.nome ?? contato ?? 'Horário reservado'

export const servicosEmLinha = ({ servicos }: Pick<Item, 'servicos'>): string =>
  servicos.map(({ nome }) => nome).join(', ')

/** The clinic, the company's address or the domicile, in few words. */
export function lugarEmPalavras({ parceiro, local }: Pick<Item, 'parceiro' | 'local'>): string {
  if (local.tipo === 'PROPRIO') return 'Endereço próprio'
  if (local.tipo === 'DOMICILIO') return local.endereco ?? 'Em domicílio'
  return parceiro?.nome ?? 'Clínica a definir'
}

/** Everything that the box shows by colour, place and icon, for who listens. `quando` is already in words. */
export function descricaoNaAgenda(item: Item, quando: string): string {
  const partes = [
    quando,
    nomeNaAgenda(item),
    servicosEmLinha(item),
    lugarEmPalavras(item),
    item.especialista?.nome,
    ROTULOS_DO_AGENDAMENTO[item.estado],
    item.prioridade === 'URGENTE' ? 'urgente' : null,
    item.plantao ? 'plantão' : null,
  ]
  return partes.filter((parte) => parte != null && parte !== '').join(', ')
}
