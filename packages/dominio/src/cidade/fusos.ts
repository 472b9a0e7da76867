/** IANA zones of Brazil with the name that people know them by, from east to west. */
export const ROTULOS_DO_FUSO = {
  'America/Noronha': 'Fernando de Noronha (UTC−2)',
  'America/Sao_Paulo': 'Brasília (UTC−3)',
  'America/Bahia': 'Salvador (UTC−3)',
  'America/Fortaleza': 'Fortaleza (UTC−3)',
  'America/Recife': 'Recife (UTC−3)',
  'America/Maceio': 'Maceió (UTC−3)',
  'America/Belem': 'Belém (UTC−3)',
  'America/Araguaina': 'Araguaína (UTC−3)',
  'America/Santarem': 'Santarém (UTC−3)',
  'America/Manaus': 'Manaus (UTC−4)',
  'America/Cuiaba': 'Cuiabá (UTC−4)',
  'America/Campo_Grande': 'Campo Grande (UTC−4)',
  'America/Porto_Velho': 'Porto Velho (UTC−4)',
  'America/Boa_Vista': 'Boa Vista (UTC−4)',
  'America/Rio_Branco': 'Rio Branco (UTC−5)',
  'America/Eirunepe': 'Eirunepé (UTC−5)',
} as const
export type Fuso = keyof typeof ROTULOS_DO_FUSO

export const FUSOS = Object.keys(ROTULOS_DO_FUSO) as [Fuso, ...Fuso[]]
