import { ESTADOS_DO_ATENDIMENTO } from '@vetlume/dominio/atendimento'
import { normalizarCnpj, normalizarCpf } from '@vetlume/dominio/formatos'
import { verificarLaudo } from '@vetlume/dominio/laudo/verificacao'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { arquivosEmPasta } from '../../apps/api/src/infra/arquivos.ts'
import { paraVerificar } from '../../apps/api/src/modules/laudo/apresentar.ts'
import { hashDoDocumento } from '../../apps/api/src/modules/laudo/assinatura.ts'
import { laudoInteiro } from '../../apps/api/src/modules/laudo/laudo-inteiro.ts'
import { semearBase } from './base.ts'
import { semearDemonstracao } from './demonstracao.ts'
import { criarSorteio } from './demonstracao/sorteio.ts'
import { abrirBancoProprio, type BancoProprio, type Consultar } from '../teste/banco-proprio.ts'
import { testarAcessos } from '../teste/acessos.ts'
import { testarDinheiro } from '../teste/dinheiro.ts'

// Six in the morning: what the load writes at noon of a day has not come yet.
const AGORA = Temporal.Instant.from('2026-11-18T09:00:00Z')

/** Not every exam of the demonstration has images, nor every measure. */
const SEM_O_RESTO = new Set(['sem-imagem', 'texto-sem-medida'])

let banco: BancoProprio
let lume: string

const linhas: Consultar = (consulta) => banco.linhas(consulta)

beforeAll(async () => {
  banco = await abrirBancoProprio()
  const { urlApp, urlDono, pastaArquivos } = banco
  await semearDemonstracao({ urlApp, urlDono, pastaArquivos, agora: AGORA })
  const empresa = await banco.db
    .selectFrom('cliente')
    .select('codigo')
    .where('nome_fantasia', '=', 'Lume Diagnóstico Veterinário')
    .executeTakeFirstOrThrow()
  lume = empresa.codigo
})
afterAll(() => banco.fechar())

describe('tamanho e variedade', () => {
  it('tem a equipe, os pacientes e os atendimentos prometidos', async () => {
    const [contagem] = await linhas(sql<Record<string, number>>`
      select (select count(*) from especialista where cliente = ${lume}) as especialistas,
        (select count(*) from parceiro where cliente = ${lume}) as parceiros,
        (select count(*) from tutor where cliente = ${lume}) as tutores,
        (select count(*) from animal where cliente = ${lume}) as animais,
        (select count(*) from atendimento where cliente = ${lume}) as atendimentos`)
    expect(contagem).toEqual({ especialistas: 3, parceiros: 6, tutores: 60, animais: 90, atendimentos: 400 })
  })

  it('tem atendimentos em todas as situações, numerados sem falha', async () => {
    const estados = await linhas(
      sql<{ estado: string }>`select distinct estado from atendimento where cliente = ${lume}`,
    )
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(new Set(ESTADOS_DO_ATENDIMENTO))
    const numeros = await linhas(
      sql<{ numero: number }>`select numero from atendimento where cliente = ${lume} order by numero`,
    )
    expect(numeros.map(({ numero }) => numero)).toEqual(Array.from({ length: 400 }, (_, i) => i + 1))
  })

  it('tem notas autorizadas no ambiente de teste, e o certificado que as assinou', async () => {
    const notas = await linhas(
      sql<{
        estado: string
        numero: number
      }>`select estado, numero::int as numero from nota_fiscal where cliente = ${lume} order by numero`,
    )
    expect(notas).toEqual([1, 2, 3].map((numero) => ({ estado: 'AUTORIZADA', numero })))
    expect(await linhas(sql`select from nota_fiscal_certificado where cliente = ${lume}`)).toHaveLength(1)
  })

  it('tem laudos de rascunho a visualizado, um retificado e imagens', async () => {
    const estados = await linhas(sql<{ estado: string }>`select distinct estado from laudo where cliente = ${lume}`)
    expect(new Set(estados.map(({ estado }) => estado))).toEqual(
      new Set(['RASCUNHO', 'ASSINADO', 'ENTREGUE', 'VISUALIZADO', 'RETIFICADO']),
    )
    const [imagens] = await linhas(sql<{ n: number }>`select count(*) as n from laudo_imagem where cliente = ${lume}`)
    expect(imagens?.n).toBeGreaterThan(100)
  })

  it('nada aconteceu no futuro, e a agenda vai até duas semanas adiante', async () => {
    const agora = AGORA.toString()
    const [futuro] = await linhas(sql<{ n: number }>`
      select count(*) as n from (select criado_em as quando from atendimento union all select concluido_em from atendimento
        union all select assinado_em from laudo union all select criado_em from laudo union all select quando from auditoria
        union all select criado_em from titulo union all select criado_em from pagamento) x where quando > ${agora}::timestamptz`)
    expect(futuro?.n).toBe(0)
    const [agenda] = await linhas(sql<{ n: number; ate: string }>`
      select count(*) as n, max(inicio) as ate from agendamento where cliente = ${lume} and inicio > ${agora}::timestamptz`)
    expect(agenda?.n).toBeGreaterThan(80)
    expect(AGORA.until(Temporal.Instant.from(agenda?.ate ?? '')).total('hours')).toBeLessThanOrEqual(15 * 24)
  })

  it('tem vacinas em dia e em atraso, cartões que ainda vão cair, e o dinheiro do caixa levado ao banco', async () => {
    const hoje = AGORA.toZonedDateTimeISO('America/Sao_Paulo').toPlainDate().toString()
    const [quantas] = await linhas(sql<Record<string, number>>`
      select (select count(*) from animal_vacina where cliente = ${lume} and proxima > ${hoje}::date) as em_dia,
        (select count(*) from animal_vacina v where cliente = ${lume} and proxima < ${hoje}::date and not exists (
          select from animal_vacina d where d.animal = v.animal and d.vacina = v.vacina and d.dia > v.dia)) as atrasadas,
        (select count(*) from pagamento where cliente = ${lume} and liquida_em > ${hoje}::date and parcelas = 3) as parcelas,
        (select count(*) from pagamento where cliente = ${lume} and metodo = 'CARTAO_DEBITO' and liquida_em <= ${hoje}::date) as debitos,
        (select count(*) from transferencia where cliente = ${lume}) as depositos`)
    for (const [oque, n] of Object.entries(quantas ?? {})) expect(n, oque).toBeGreaterThan(0)
    const negativos = await linhas(sql`
      select * from (select p.dia, sum(sum(p.centavos)) over (order by p.dia) as saldo from partida p
        join conta_financeira c on c.cliente = p.cliente and c.codigo = p.conta_financeira
        where p.cliente = ${lume} and c.tipo = 'CAIXA' group by p.dia) s where saldo < 0`)
    expect(negativos).toEqual([])
  })

  it('a mesma semente sorteia o mesmo', () => {
    const sequencia = () => {
      const sorteio = criarSorteio(7)
      return Array.from({ length: 50 }, () => [
        sorteio.inteiro(1, 6),
        sorteio.digitos(4),
        sorteio.escolher('abc'.split('')),
      ])
    }
    expect(sequencia()).toEqual(sequencia())
    const faces = Array.from(
      { length: 600 },
      (
        (sorteio) => () =>
          sorteio.inteiro(1, 6)
      )(criarSorteio(9)),
    )
    expect([Math.min(...faces), Math.max(...faces), new Set(faces).size]).toEqual([1, 6, 6])
  })
})

it('todo CPF e todo CNPJ é válido, e há CNPJ com letras', async () => {
  const cpfs = await linhas(sql<{ cpf: string }>`
    select cpf from tutor where cpf is not null union all select cpf from usuario union all select cpf from especialista`)
  expect(cpfs.filter(({ cpf }) => normalizarCpf(cpf) !== cpf)).toEqual([])
  const cnpjs = await linhas(
    sql<{ documento: string }>`select documento from parceiro union all select documento from cliente`,
  )
  expect(cnpjs.filter(({ documento }) => normalizarCnpj(documento) !== documento)).toEqual([])
  expect(cnpjs.some(({ documento }) => /[A-Z]/.test(documento) && !documento.startsWith('VETLUME'))).toBe(true)
})

it('ninguém está em dois lugares ao mesmo tempo', async () => {
  const sobrepostos = await linhas(sql<{ a: string; b: string }>`
    select a.codigo as a, b.codigo as b from agendamento a join agendamento b
      on a.cliente = b.cliente and a.codigo < b.codigo and (a.especialista = b.especialista or a.animal = b.animal)
      and a.inicio < b.fim and b.inicio < a.fim
    where agendamento_ocupa(a.estado) and agendamento_ocupa(b.estado)`)
  expect(sobrepostos).toEqual([])
})

describe('agenda das duas semanas', () => {
  const agora = AGORA.toString()
  it('tem de tudo: confirmados, reservas sem paciente, pedidos com janelas, equipamento, e três na fila', async () => {
    const [agenda] = await linhas(sql<Record<string, number>>`
      select count(*) filter (where estado = 'AGENDADO') as agendados, count(*) filter (where estado = 'CONFIRMADO') as confirmados,
        count(*) filter (where estado = 'RESERVADO' and animal is null and contato is not null) as reservados,
        count(*) filter (where estado = 'SOLICITADO' and especialista is null and exists (
          select from agendamento_janela j where j.cliente = g.cliente and j.agendamento = g.codigo) and exists (
          select from atendimento t where t.cliente = g.cliente and t.agendamento = g.codigo and t.estado = 'ABERTO')) as solicitados,
        count(*) filter (where exists (select from agendamento_equipamento u where u.cliente = g.cliente and u.agendamento = g.codigo)) as equipados,
        (select count(*) from lista_espera w where w.cliente = ${lume} and w.estado = 'ESPERANDO') as fila
      from agendamento g where g.cliente = ${lume} and g.inicio > ${agora}::timestamptz`)
    expect(agenda?.['fila']).toBe(3)
    for (const quantos of Object.values(agenda ?? {})) expect(quantos).toBeGreaterThan(0)
  })

  it('de amanhã em diante fica no expediente de cada um, e todo agendamento tem serviço e história', async () => {
    const amanha = AGORA.toZonedDateTimeISO('America/Sao_Paulo').startOfDay().add({ days: 1 }).toInstant().toString()
    const [contagem] = await linhas(sql<{ plantoes: number; sem_servico: number; sem_historia: number }>`
      select count(*) filter (where plantao) as plantoes,
        count(*) filter (where not exists (select from agendamento_servico i where i.cliente = g.cliente and i.agendamento = g.codigo)) as sem_servico,
        count(*) filter (where not exists (select from agendamento_evento v where v.cliente = g.cliente and v.agendamento = g.codigo)) as sem_historia
      from agendamento g where g.cliente = ${lume} and g.inicio >= ${amanha}::timestamptz`)
    expect(contagem).toEqual({ plantoes: 0, sem_servico: 0, sem_historia: 0 })
  })
})

describe('laudos assinados', () => {
  it('guardam o documento, o seu hash e o PDF de verdade', async () => {
    const assinados = await banco.db
      .selectFrom('laudo')
      .select(['documento', 'documento_sha256', 'pdf_sha256'])
      .where('assinado_em', 'is not', null)
      .execute()
    expect(assinados.length).toBeGreaterThanOrEqual(120)
    const { ler } = arquivosEmPasta(banco.pastaArquivos)
    for (const { documento, documento_sha256, pdf_sha256 } of assinados) {
      expect(hashDoDocumento(documento as never)).toBe(documento_sha256)
      const pdf = await ler(pdf_sha256 ?? '')
      expect(Buffer.from(pdf.slice(0, 5)).toString('latin1')).toBe('%PDF-')
    }
  })

  it('passam na conferência que antecede a assinatura, sem nem um aviso', async () => {
    const assinados = await linhas(sql<{ cliente: string; codigo: string }>`
      select cliente, codigo from laudo where assinado_em is not null`)
    for (const { cliente, codigo } of assinados) {
      const pendencias = verificarLaudo(paraVerificar(await laudoInteiro(banco.db, cliente, codigo)))
      expect(pendencias.filter(({ regra }) => !SEM_O_RESTO.has(regra))).toEqual([])
    }
  })
})

it('só as novidades do último dia esperam para ser anunciadas', async () => {
  const ontem = AGORA.subtract({ hours: 24 }).toString()
  const [eventos] = await linhas(sql<{ novos: number; velhos: number }>`
    select count(*) filter (where quando >= ${ontem}::timestamptz) as novos, count(*) filter (where quando < ${ontem}::timestamptz) as velhos from evento`)
  expect(eventos?.velhos).toBe(0)
  expect(eventos?.novos).toBeGreaterThan(0)
})

it('a base não muda quando é semeada outra vez', async () => {
  const contar = () =>
    linhas(
      sql<{
        n: number
      }>`select (select count(*) from raca) + (select count(*) from plano) + (select count(*) from cidade) as n`,
    )
  const antes = await contar()
  await semearBase(banco.urlApp)
  expect(await contar()).toEqual(antes)
})

testarDinheiro(() => banco, AGORA)
testarAcessos(() => banco)
