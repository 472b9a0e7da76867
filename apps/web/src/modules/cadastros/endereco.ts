import { formatarCep } from '@vetlume/dominio/formatos'

interface Endereco {
  cep: string | null
  logradouro: string | null
  numero: string | null
  complemento: string | null
  bairro: string | null
  cidade: { codigo: string } | null
}

/** The fields of `CamposDeEndereco`, of a record or blank. */
export const valoresDoEndereco = (ficha: Endereco | undefined) => ({
  cep: ficha?.cep ?? '',
  logradouro: ficha?.logradouro ?? '',
  numero: ficha?.numero ?? '',
  complemento: ficha?.complemento ?? '',
  bairro: ficha?.bairro ?? '',
  cidade: ficha?.cidade?.codigo ?? null,
})

/** How they read in the history, and to who may not edit. */
export const CAMPOS_DO_ENDERECO = {
  cep: { rotulo: 'CEP', texto: formatarCep },
  cidade: {
    rotulo: 'Cidade',
    // A record brings the city, its history the name of it.
    texto: (valor: { nome: string; uf: string } | string) =>
      typeof valor === 'string' ? valor : `${valor.nome}/${valor.uf}`,
  },
  logradouro: { rotulo: 'Rua ou avenida' },
  numero: { rotulo: 'Número' },
  complemento: { rotulo: 'Complemento' },
  bairro: { rotulo: 'Bairro' },
} as const
