import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from './ambiente.ts'
import {
  crmvUnico,
  cnpjUnico,
  cpfUnico,
  criarAnimal,
  criarEmpresa,
  criarUsuario,
  unico,
  type Empresa,
} from './fabricas.ts'

let amb: Ambiente
let nossa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  nossa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const especieDe = async (nome = 'Canina') =>
  (await amb.db.selectFrom('especie').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()).codigo

describe('dentro da mesma empresa', () => {
  /** Another clinic of ours, with its person, a tutor and an animal. */
  async function outraClinica() {
    const { codigo: parceiro } = await amb.db
      .insertInto('parceiro')
      .values({
        cliente: nossa.cliente,
        nome: unico('Clínica Y'),
        razao_social: 'Y',
        documento: cnpjUnico(),
        limite_credito_centavos: 123_456,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo: usuario } = await criarUsuario(amb, ['PARCEIRO'])
    const chamar = await amb.como({ usuario, perfis: ['PARCEIRO'], cliente: nossa.cliente, parceiro })
    return { parceiro, chamar, ...(await criarAnimal(amb, nossa.cliente, { parceiro })) }
  }
  async function outroEspecialista() {
    const { codigo: especialista } = await amb.db
      .insertInto('especialista')
      .values({
        cliente: nossa.cliente,
        nome: unico('Dr. Outro'),
        crmv_uf: 'MG',
        crmv_numero: crmvUnico(),
        especialidade: nossa.especialidade,
        cpf: cpfUnico(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
    const chamar = await amb.como({ usuario, perfis: ['ESPECIALISTA'], cliente: nossa.cliente, especialista })
    return { especialista, chamar }
  }
  const atender = async (animal: string, parceiro: string, especialista = nossa.especialista) =>
    (
      await nossa.como.CLIENTE('POST /atendimento', {
        animal,
        parceiro,
        especialista,
        itens: [{ servico: nossa.servico }],
        outroExame: true,
      })
    ).corpo.codigo

  it('uma clínica não lê nem muda o paciente, o tutor, os pesos, a foto ou o prontuário da outra', async () => {
    const { animal, tutor } = await outraClinica()
    const { PARCEIRO } = nossa.como
    const doAnimal = { codigo: animal }
    const respostas = await Promise.all([
      PARCEIRO('GET /animal/:codigo', doAnimal),
      PARCEIRO('GET /animal/:codigo/foto', doAnimal),
      PARCEIRO('GET /animal/:codigo/prontuario', doAnimal),
      PARCEIRO('GET /animal/:codigo/medidas', doAnimal),
      PARCEIRO('POST /animal/:codigo/pesos', { ...doAnimal, gramas: 1_000, dia: '2026-11-01' }),
      PARCEIRO('DELETE /animal/:codigo', doAnimal),
      PARCEIRO('GET /tutor/:codigo', { codigo: tutor }),
      PARCEIRO('DELETE /tutor/:codigo', { codigo: tutor }),
      PARCEIRO('PUT /tutor/:codigo', { codigo: tutor, versao: 1, nome: 'Minha', estrangeiro: true }),
      PARCEIRO('POST /tutor/:codigo/consentimentos', { codigo: tutor, finalidade: 'IMAGENS_ENSINO', concedido: true }),
      PARCEIRO('POST /animal', { nome: 'X', especie: await especieDe(), sexo: 'MACHO', tutor }),
    ])
    expect(respostas.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 422])
  })

  it('uma clínica não descobre, por um filtro, de que outra clínica veio o paciente que as duas atendem', async () => {
    const { parceiro, animal, tutor } = await outraClinica()
    await atender(animal, nossa.parceiro)
    const { PARCEIRO } = nossa.como
    const visto = await PARCEIRO('GET /animal/:codigo', { codigo: animal })
    expect([visto.status, visto.corpo.parceiro]).toEqual([200, null])
    expect((await PARCEIRO('GET /animal', { parceiro })).corpo.itens).toEqual([])
    expect((await PARCEIRO('GET /tutor', { parceiro })).corpo.itens).toEqual([])
    // Its own, and whoever sees the whole company, go on being found.
    expect((await nossa.como.CLIENTE('GET /tutor', { parceiro })).corpo.itens.map(({ codigo }) => codigo)).toEqual([
      tutor,
    ])
  })

  it('uma clínica não descobre, por um filtro, em que cidades um especialista atende', async () => {
    await amb.db
      .insertInto('especialista_cidade')
      .values({ cliente: nossa.cliente, especialista: nossa.especialista, cidade: 3_550_308 })
      .execute()
    const { PARCEIRO, CLIENTE } = nossa.como
    expect((await PARCEIRO('GET /especialista/:codigo', { codigo: nossa.especialista })).corpo.cidades).toEqual([])
    expect((await PARCEIRO('GET /especialista', { cidade: '3550308' })).corpo.itens).toEqual([])
    expect((await CLIENTE('GET /especialista', { cidade: '3550308' })).corpo.itens).toHaveLength(1)
  })

  it('uma clínica não lê o limite de crédito, a tabela, a comissão nem os preços de ninguém além dos que paga', async () => {
    const { chamar, parceiro } = await outraClinica()
    const ficha = await chamar('GET /parceiro/:codigo', { codigo: parceiro })
    expect(ficha.corpo).toMatchObject({
      limiteCreditoCentavos: null,
      tabelaPreco: null,
      comissaoBp: null,
      precos: null,
      observacoes: null,
      usuarios: null,
    })
    expect((await chamar('GET /parceiro/:codigo', { codigo: nossa.parceiro })).status).toBe(404)
    await sql`insert into parceiro_preco (cliente, parceiro, servico, centavos) values (${nossa.cliente}, ${nossa.parceiro}, ${nossa.servico}, 77)`.execute(
      amb.db,
    )
    expect((await chamar('GET /servico', {})).corpo.itens.map(({ precoCentavos }) => precoCentavos)).not.toContain(77)
    expect((await chamar('GET /tabela-preco', {})).status).toBe(403)
  })

  it('um peso, uma exceção ou uma regra só se alcança pelo seu dono', async () => {
    const { CLIENTE } = nossa.como
    const [um, dois] = [await criarAnimal(amb, nossa.cliente), await criarAnimal(amb, nossa.cliente)]
    const { corpo } = await CLIENTE('POST /animal/:codigo/pesos', {
      codigo: um.animal,
      gramas: 5_000,
      dia: '2026-11-01',
    })
    const peso = corpo.pesos[0]?.codigo ?? ''
    const { especialista } = await outroEspecialista()
    const [regra] = (await CLIENTE('GET /especialista/:codigo/repasse', { codigo: nossa.especialista })).corpo.itens
    const excecao = (
      await CLIENTE('POST /especialista/:codigo/excecoes', {
        codigo: nossa.especialista,
        tipo: 'FOLGA',
        motivo: 'FERIAS',
        de: '2027-01-01',
        ate: '2027-01-10',
      })
    ).corpo.codigo
    const respostas = await Promise.all([
      CLIENTE('PUT /animal/:codigo/pesos/:peso', {
        codigo: dois.animal,
        peso,
        versao: 1,
        gramas: 1,
        dia: '2026-11-01',
      }),
      CLIENTE('DELETE /animal/:codigo/pesos/:peso', { codigo: dois.animal, peso }),
      CLIENTE('DELETE /especialista/:codigo/excecoes/:excecao', { codigo: especialista, excecao }),
      CLIENTE('DELETE /especialista/:codigo/repasse/:regra', { codigo: especialista, regra: regra?.codigo ?? '' }),
    ])
    expect(respostas.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })

  it('um especialista não lê nem muda as partes de outro, nem o CPF dele por busca', async () => {
    const { especialista, chamar } = await outroEspecialista()
    const { ESPECIALISTA } = nossa.como
    const codigo = { codigo: especialista }
    const rotas = await Promise.all([
      ESPECIALISTA('GET /especialista/:codigo/horarios', codigo),
      ESPECIALISTA('GET /especialista/:codigo/assinatura', codigo),
      ESPECIALISTA('GET /especialista/:codigo/repasse', codigo),
      ESPECIALISTA('DELETE /especialista/:codigo/assinatura/imagem', codigo),
      ESPECIALISTA('DELETE /especialista/:codigo/assinatura/certificado', codigo),
    ])
    expect(rotas.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    const proprio = (await chamar('GET /especialista/:codigo', codigo)).corpo
    const { cpf } = await amb.db
      .selectFrom('especialista')
      .select('cpf')
      .where('codigo', '=', especialista)
      .executeTakeFirstOrThrow()
    expect((await ESPECIALISTA('GET /especialista', { busca: cpf ?? '' })).corpo.itens).toEqual([])
    expect((await nossa.como.PARCEIRO('GET /especialista/:codigo', codigo)).corpo.cpf).toBeNull()
    expect(proprio.nome).toContain('Dr. Outro')
  })

  it('um especialista lê os documentos que assina e os dos seus exames, não o orçamento que outro emitiu', async () => {
    const { CLIENTE, ESPECIALISTA } = nossa.como
    const { especialista, chamar } = await outroEspecialista()
    const { animal } = await criarAnimal(amb, nossa.cliente, { parceiro: nossa.parceiro })
    const meu = await atender(animal, nossa.parceiro)
    const dele = await atender(animal, nossa.parceiro, especialista)
    const orcamento = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'ORCAMENTO')
    const { codigo } = (await CLIENTE('POST /modelo-documento', { nome: unico('Orçamento'), tipo: 'ORCAMENTO' })).corpo
    await CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
      codigo,
      revisao: 1,
      laudo: null,
      texto: orcamento?.estrutura ?? null,
    })
    await CLIENTE('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 2 })
    const emitir = async (quem: Chamar, atendimento: string) => {
      const { status, corpo } = await quem('POST /modelo-documento/:codigo/documento', { codigo, animal, atendimento })
      expect(status, JSON.stringify(corpo)).toBe(201)
      return corpo.codigo
    }
    const [doMeu, doDele] = [await emitir(CLIENTE, meu), await emitir(CLIENTE, dele)]
    const lista = async (quem: Chamar) =>
      (await quem('GET /documento-emitido', { animal })).corpo.map((documento) => documento.codigo)
    expect(await lista(CLIENTE)).toHaveLength(2)
    expect(await lista(ESPECIALISTA)).toEqual([doMeu])
    expect(await lista(chamar)).toEqual([doDele])
    expect((await ESPECIALISTA('GET /documento-emitido/:codigo/pdf', { codigo: doDele })).status).toBe(404)
    expect((await ESPECIALISTA('GET /documento-emitido/:codigo/pdf', { codigo: doMeu })).status).toBe(200)
  })

  it('a exportação dos assinantes deixa rastro, como a dos outros cadastros', async () => {
    expect((await nossa.como.ADMIN('GET /cliente', { limite: 1_000 })).status).toBe(200)
    const linhas = await amb.db
      .selectFrom('auditoria')
      .select(['entidade', 'registro'])
      .where('acao', '=', 'EXPORTAR')
      .where('usuario', '=', nossa.usuarios.ADMIN.codigo)
      .execute()
    expect(linhas).toEqual([{ entidade: 'cliente', registro: 'lista' }])
  })
})
