import * as z from 'zod/mini'
import { latitudeOpcional, linha, linhaOpcional, longitudeOpcional, paragrafosOpcionais } from '../cadastro/index.ts'
import { codigoIbge, esquemaFuso } from '../cidade/index.ts'
import { ZONA_PADRAO } from '../constantes/index.ts'
import { codigo, opcional } from '../contrato/index.ts'
import { esquemaCpf, esquemaEmail, esquemaTelefone, esquemaUf } from '../formatos/index.ts'
import { esquemaChavePix } from '../pix/index.ts'
import { TIPOS_DE_CRMV } from './rotulos.ts'

const numeroDoCrmv = z.string().check(
  z.overwrite((texto) => texto.replace(/[\s.]/g, '').replace(/^0+(?=\d)/, '')),
  z.refine((texto) => /^[1-9]\d{0,5}$/.test(texto), {
    error: ({ input }) => (input === '' ? 'Informe o número do CRMV.' : 'O número do CRMV tem até 6 algarismos.'),
  }),
)

const cor = z.string().check(
  z.overwrite((texto) => texto.toUpperCase()),
  z.regex(/^#[0-9A-F]{6}$/, 'Escolha uma cor.'),
)

const lista = <S extends z.ZodMiniType>(item: S, maximo: number, nome: string) =>
  z.array(item).check(
    z.maxLength(maximo),
    z.refine((itens) => new Set(itens).size === itens.length, `Há ${nome} repetida.`),
  )

/** What the form of a specialist holds. */
export const dadosDoEspecialista = z.object({
  nome: linha(120),
  cpf: opcional(esquemaCpf),
  crmvUf: esquemaUf,
  crmvNumero: numeroDoCrmv,
  crmvTipo: z._default(z.enum(TIPOS_DE_CRMV), 'PRIMARIA'),
  /** The main one. */
  especialidade: opcional(codigo),
  outrasEspecialidades: z._default(lista(codigo, 20, 'especialidade'), []),
  /** Municipalities it serves. */
  cidades: z._default(lista(codigoIbge, 200, 'cidade'), []),
  telefone: opcional(esquemaTelefone),
  email: opcional(esquemaEmail),
  /** One line, as documents print it; without it they print the company's. */
  endereco: linhaOpcional(200),
  chavePix: opcional(esquemaChavePix),
  /** IANA zone that the working hours are in. */
  fuso: z._default(esquemaFuso, ZONA_PADRAO),
  /** Speed in town, for the travel times of the agenda; without it, that of the town. */
  velocidadeKmh: opcional(
    z
      .int('Informe a velocidade em km/h.')
      .check(z.refine((kmh) => kmh >= 5 && kmh <= 120, 'Informe uma velocidade de 5 a 120 km/h.')),
  ),
  /** What each kilometre of a day with exams is paid with, in the settlement; 0 pays none. */
  kmCentavos: z._default(
    z
      .int('Informe o valor do quilômetro.')
      .check(
        z.refine(
          (valor) => valor >= 0 && valor <= 100_000,
          'Informe um valor de R$ 0,00 a R$ 1.000,00 por quilômetro.',
        ),
      ),
    0,
  ),
  /** Kilometres of each day that are not paid for. */
  franquiaKm: opcional(
    z
      .int('Informe a franquia em km.')
      .check(z.refine((km) => km >= 1 && km <= 1_000, 'Informe uma franquia de 1 a 1.000 km.')),
  ),
  /** Where the day begins: coordinates, or the municipality; both left out, at the first visit. */
  partidaEndereco: linhaOpcional(200),
  partidaCidade: opcional(codigoIbge),
  partidaLatitude: latitudeOpcional,
  partidaLongitude: longitudeOpcional,
  /** The way back there counts too. */
  partidaVolta: z._default(z.boolean(), false),
  cor: z._default(cor, '#0F6E6E'),
  observacoes: paragrafosOpcionais(2_000),
})
export type DadosDoEspecialista = z.output<typeof dadosDoEspecialista>

export const REGRAS_DO_ESPECIALISTA = [
  z.refine<DadosDoEspecialista>(
    ({ especialidade, outrasEspecialidades }) =>
      especialidade === null || !outrasEspecialidades.includes(especialidade),
    { path: ['outrasEspecialidades'], error: 'A especialidade principal já está escolhida acima.' },
  ),
  z.refine<DadosDoEspecialista>(
    ({ especialidade, outrasEspecialidades }) => especialidade !== null || outrasEspecialidades.length === 0,
    { path: ['especialidade'], error: 'Escolha qual é a especialidade principal.' },
  ),
  z.refine<DadosDoEspecialista>((e) => e.franquiaKm === null || e.kmCentavos > 0, {
    path: ['franquiaKm'],
    error: 'A franquia só vale com reembolso por km.',
  }),
  z.refine<DadosDoEspecialista>((e) => e.partidaLatitude === null || e.partidaLongitude !== null, {
    path: ['partidaLongitude'],
    error: 'Informe a longitude também.',
  }),
  z.refine<DadosDoEspecialista>((e) => e.partidaLongitude === null || e.partidaLatitude !== null, {
    path: ['partidaLatitude'],
    error: 'Informe a latitude também.',
  }),
  z.refine<DadosDoEspecialista>(
    (e) =>
      e.partidaCidade !== null ||
      e.partidaLatitude !== null ||
      e.partidaLongitude !== null ||
      (e.partidaEndereco === null && !e.partidaVolta),
    { path: ['partidaCidade'], error: 'Escolha o município de onde sai, ou informe as coordenadas.' },
  ),
] as const
