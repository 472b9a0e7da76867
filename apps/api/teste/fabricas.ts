import type { Perfil } from '@vetlume/dominio/menu'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import { cifrarSenha } from '../src/infra/senha.ts'
import type { Ambiente, Chamar } from './ambiente.ts'

export const SENHA = 'demonstracao'
let senhaCifrada: Promise<string> | undefined

/** A short text that no other row has. */
export const unico = (prefixo: string): string => `${prefixo} ${randomUUID().slice(0, 8)}`

// Counted, not drawn: of four hundred drawn numbers of six digits two are the same once in twelve runs.
let contagem = randomInt(100_000_000, 800_000_000)

/** A number of so many digits that no other row of the suite has; greater than those that tests write by hand. */
export const numeroUnico = (digitos: number): string =>
  String(5 * 10 ** (digitos - 1) + (++contagem % (4 * 10 ** (digitos - 1))))

/** A CRMV that no other specialist has. */
export const crmvUnico = (): string => numeroUnico(6)

/** A valid CPF that nobody else has. */
export function cpfUnico(): string {
  const base = numeroUnico(9)
  const digito = (numeros: string) => {
    const soma = [...numeros].reduce((total, n, i) => total + Number(n) * (numeros.length + 1 - i), 0)
    return String(soma % 11 < 2 ? 0 : 11 - (soma % 11))
  }
  const primeiro = digito(base)
  return base + primeiro + digito(base + primeiro)
}

/** A CNPJ with letters that nobody else has: one in three hundred had none, and what asks for letters failed with it. */
export const cnpjUnico = (): string =>
  `A${randomUUID().replaceAll('-', '').slice(0, 11).toUpperCase()}${randomInt(10, 99)}`

export async function criarUsuario(
  { db, relogio }: Ambiente,
  perfis: Perfil[],
  nome = unico('Pessoa'),
): Promise<{ codigo: string; pessoa: string; email: string; nome: string }> {
  senhaCifrada ??= cifrarSenha(SENHA)
  const agora = relogio.agora().toString()
  const email = `${randomUUID()}@teste.vet`
  const pessoa = await db
    .insertInto('pessoa')
    .values({ nome, email, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const usuario = await db
    .insertInto('usuario')
    .values({ pessoa: pessoa.codigo, email, senha_hash: await senhaCifrada, perfis, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return { codigo: usuario.codigo, pessoa: pessoa.codigo, email, nome }
}

export interface Empresa {
  cliente: string
  especialista: string
  parceiro: string
  servico: string
  especialidade: string
  usuarios: Record<Perfil, { codigo: string; pessoa: string; email: string; nome: string }>
  /** Where each of them works. */
  lugares: Record<Perfil, { cliente: string; parceiro?: string; especialista?: string }>
  /** Calls the API as the company's person with that profile, in the company's (or the clinic's) context. */
  como: Record<Perfil, Chamar>
}

/** A company with one person for each profile, a specialist, a partner clinic and a service of R$ 200,00. */
export async function criarEmpresa(amb: Ambiente): Promise<Empresa> {
  const { db, relogio } = amb
  const criado_em = relogio.agora().toString()
  const operadora = await db
    .selectFrom('cliente')
    .select('codigo')
    .where('operadora', '=', true)
    .executeTakeFirstOrThrow()
  const { codigo: cliente } = await db
    .insertInto('cliente')
    .values({
      razao_social: unico('Diagnóstico Ltda'),
      nome_fantasia: unico('Diagnóstico'),
      documento: cnpjUnico(),
      estado: 'ATIVO',
      criado_em,
      crmv_pj: 'SP-12345',
      responsavel_tecnico: 'Dra. Ana Prado',
      logradouro: 'Rua das Acácias',
      numero: '10',
      bairro: 'Centro',
      cep: '01001000',
      telefone: '+551133334444',
      email: 'contato@diagnostico.vet',
      chave_pix: 'pix@diagnostico.vet',
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: especialidade } = await db
    .insertInto('especialidade')
    .values({ cliente, nome: 'Diagnóstico por imagem' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: especialista } = await db
    .insertInto('especialista')
    .values({
      cliente,
      nome: unico('Dra. Especialista'),
      crmv_uf: 'SP',
      crmv_numero: crmvUnico(),
      especialidade,
      telefone: '+5511999990000',
      email: 'esp@teste.vet',
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: servico } = await db
    .insertInto('servico')
    .values({
      cliente,
      nome: unico('Ultrassom abdominal'),
      modalidade: 'ULTRASSONOGRAFIA',
      especialidade,
      duracao_minutos: 40,
      preco_centavos: 20_000,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: parceiro } = await db
    .insertInto('parceiro')
    // Each exam has its own title: what a closing does is asked for by who tests closings.
    .values({
      cliente,
      nome: unico('Clínica X'),
      razao_social: unico('Clínica X Ltda'),
      documento: cnpjUnico(),
      modo_cobranca: 'A_VISTA',
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('repasse_regra')
    .values({
      cliente,
      especialista,
      tipo: 'PERCENTUAL',
      percentual_bp: 5_000,
      base: 'BRUTO',
      vigente_de: '2026-01-01',
    })
    .execute()

  const usuarios = {} as Empresa['usuarios']
  const como = {} as Empresa['como']
  const lugares: Empresa['lugares'] = {
    ADMIN: { cliente: operadora.codigo },
    CLIENTE: { cliente },
    CLIENTE_BASE: { cliente },
    ESPECIALISTA: { cliente, especialista },
    PARCEIRO: { cliente, parceiro },
  }
  for (const [perfil, alvo] of Object.entries(lugares) as [Perfil, Empresa['lugares']['ADMIN']][]) {
    usuarios[perfil] = await criarUsuario(amb, [perfil])
    await db
      .insertInto('vinculo')
      .values({ usuario: usuarios[perfil].codigo, perfil, ...alvo })
      .execute()
    como[perfil] = await amb.como({ usuario: usuarios[perfil].codigo, perfis: [perfil], ...alvo })
  }
  return { cliente, especialista, parceiro, servico, especialidade, usuarios, lugares, como }
}

/** Where the company receives, unless a test is about it. */
export const contaBancaria = (cliente: string) =>
  sql<string>`(select codigo from conta_financeira where cliente = ${cliente} and tipo = 'BANCO' order by codigo limit 1)`

/** A tutor and an animal (a female dog, SRD) of a company. */
export async function criarAnimal(
  { db, relogio }: Ambiente,
  cliente: string,
  dados: { parceiro?: string; especie?: string; sexo?: string; castrado?: boolean; peso_gramas?: number } = {},
) {
  const criado_em = relogio.agora().toString()
  const tutor = await db
    .insertInto('tutor')
    .values({ cliente, nome: unico('Tutora'), cpf: cpfUnico(), criado_em, parceiro: dados.parceiro ?? null })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const especie = await db
    .selectFrom('especie')
    .select('codigo')
    .where('nome', '=', dados.especie ?? 'Canina')
    .executeTakeFirstOrThrow()
  const raca = await db
    .selectFrom('raca')
    .select('codigo')
    .where('especie', '=', especie.codigo)
    .where('nome', '=', 'SRD')
    .executeTakeFirstOrThrow()
  const animal = await db
    .insertInto('animal')
    .values({
      cliente,
      nome: unico('Mel'),
      especie: especie.codigo,
      raca: raca.codigo,
      sexo: dados.sexo ?? 'FEMEA',
      castrado: dados.castrado ?? false,
      nascimento: '2020-03-10',
      pelagem: 'Caramelo',
      tutor: tutor.codigo,
      criado_em,
      parceiro: dados.parceiro ?? null,
      peso_gramas: dados.peso_gramas ?? 10_000,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return { tutor: tutor.codigo, animal: animal.codigo }
}

interface NovoAgendamento {
  inicio: string
  minutos?: number
  estado?: string
  animal?: string | null
  parceiro?: string | null
  especialista?: string | null
  motivo?: string
  contato?: string
  observacoes?: string
  servico?: string
}

/** An appointment of the company's specialist, written straight to the tables: no rule but the database's is asked. */
export async function criarAgendamento(
  { db, relogio }: Ambiente,
  { cliente, especialista, parceiro, servico }: Empresa,
  { minutos = 40, servico: pedido = servico, ...dados }: NovoAgendamento,
): Promise<string> {
  const fim = Temporal.Instant.from(dados.inicio).add({ minutes: minutos }).toString()
  const criado_em = relogio.agora().toString()
  const { codigo } = await db
    .insertInto('agendamento')
    .values({ cliente, especialista, parceiro, fim, estado: 'AGENDADO', criado_em, ...dados })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('agendamento_servico')
    .values({ cliente, agendamento: codigo, servico: pedido, ordem: 0, duracao_minutos: minutos })
    .execute()
  return codigo
}

/** Somebody on the waiting list, from 1 December 2026 on. */
async function criarEspera({ db, relogio }: Ambiente, { cliente, servico }: Empresa, animal: string) {
  const { codigo } = await db
    .insertInto('lista_espera')
    .values({ cliente, animal, desde: '2026-12-01', criado_em: relogio.agora().toString() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await db.insertInto('lista_espera_servico').values({ cliente, espera: codigo, servico }).execute()
  return codigo
}

/** An appointment far ahead, out of the way of others, and somebody who waits. */
export const marcarAdiante = async (amb: Ambiente, empresa: Empresa, animal: string) => ({
  agendamento: await criarAgendamento(amb, empresa, { inicio: '2027-02-02T13:00:00Z', animal }),
  espera: await criarEspera(amb, empresa, animal),
})
