import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emTransacao } from '../../infra/banco/index.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import {
  cpfUnico,
  criarAnimal,
  criarEmpresa,
  criarUsuario,
  SENHA,
  unico,
  type Empresa,
} from '../../../teste/fabricas.ts'
import { CONTATO, dadosDeParceiro, parceiroCompleto, type DadosDeTeste } from '../../../teste/parceiro/parceiro.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const postar = (extra: DadosDeTeste = {}, quem = empresa.como.CLIENTE) => quem('POST /parceiro', dadosDeParceiro(extra))
const criar = async (extra: DadosDeTeste = {}) => (await postar(extra)).corpo

describe('o que cada um vê', () => {
  it('o especialista: onde fica e com quem falar, nada do que se cobra', async () => {
    const tudo = await parceiroCompleto(amb, empresa)
    const { codigo } = await criar({ ...tudo, documento: cpfUnico() })
    const { corpo } = await empresa.como.ESPECIALISTA('GET /parceiro/:codigo', { codigo })
    expect(corpo).toMatchObject({
      logradouro: 'Avenida Paulista',
      contatos: [{ nome: CONTATO.nome }, { nome: 'Caixa' }],
      modoCobranca: null,
      diaFechamento: null,
      diaVencimento: null,
      tabelaPreco: null,
      precos: null,
      limiteCreditoCentavos: null,
      comissaoBp: null,
      observacoes: null,
      usuarios: null,
      permissoes: { editar: false, excluir: false },
    })
    expect((await empresa.como.ESPECIALISTA('GET /parceiro', { tabelaPreco: tudo.tabelaPreco })).corpo.itens).toEqual(
      [],
    )
    const historico = await empresa.como.ESPECIALISTA('GET /historico', { entidade: 'parceiro', registro: codigo })
    expect(historico.status).toBe(404)
  })

  it('a clínica: só a si mesma, com o combinado e sem o que é da empresa', async () => {
    const { codigo } = await criar()
    const { PARCEIRO } = empresa.como
    expect((await PARCEIRO('GET /parceiro/:codigo', { codigo })).status).toBe(404)
    await amb.db
      .updateTable('parceiro')
      .set({ limite_credito_centavos: 500_000, comissao_bp: 300, observacoes: 'Paga atrasado.' })
      .where('codigo', '=', empresa.parceiro)
      .execute()
    const { corpo } = await PARCEIRO('GET /parceiro/:codigo', { codigo: empresa.parceiro })
    expect(corpo).toMatchObject({
      modoCobranca: 'A_VISTA',
      diaFechamento: 30,
      limiteCreditoCentavos: null,
      comissaoBp: null,
      observacoes: null,
      precos: null,
      tabelaPreco: null,
      usuarios: null,
    })
    const [item] = (await PARCEIRO('GET /parceiro')).corpo.itens
    expect(item).toMatchObject({ modoCobranca: 'A_VISTA', limiteCreditoCentavos: null, tabelaPreco: null })
  })

  it('a empresa: quem entra pela clínica', async () => {
    const { corpo } = await empresa.como.CLIENTE('GET /parceiro/:codigo', { codigo: empresa.parceiro })
    const { codigo, nome, email } = empresa.usuarios.PARCEIRO
    expect(corpo.usuarios).toEqual([{ codigo, nome, email, ativo: true }])
  })
})

describe('clínica desativada', () => {
  it('seus usuários perdem o acesso em 5 s, não escolhem mais a clínica, e ela não pede exame', async () => {
    const { codigo } = await criar()
    const { codigo: usuario, email } = await criarUsuario(amb, ['PARCEIRO'])
    await amb.db
      .insertInto('vinculo')
      .values({ usuario, cliente: empresa.cliente, perfil: 'PARCEIRO', parceiro: codigo })
      .execute()
    const entrar = async () =>
      (await amb.semToken('POST /auth/login', { identificador: email, senha: SENHA })).corpo.token
    const com = (token: string) => ({ cabecalhos: { authorization: `Bearer ${token}` } })
    const escolha = await amb.semToken('POST /auth/contexto', { codigoParceiro: codigo }, com(await entrar()))
    const { token } = escolha.corpo
    expect((await amb.semToken('GET /parceiro', {}, com(token))).status).toBe(200)

    expect(
      (await empresa.como.CLIENTE('PUT /parceiro/:codigo/situacao', { codigo, versao: 1, ativo: false })).corpo,
    ).toMatchObject({ ativo: false, versao: 2 })
    // The session is looked at again every four seconds; the version in the token no longer is the person's.
    const { versao_sessao } = await amb.db
      .selectFrom('usuario')
      .select('versao_sessao')
      .where('codigo', '=', usuario)
      .executeTakeFirstOrThrow()
    expect(versao_sessao).toBe(2)
    expect((await amb.semToken('POST /auth/contexto', { codigoParceiro: codigo }, com(await entrar()))).status).toBe(
      404,
    )
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = { animal, parceiro: codigo, itens: [{ servico: empresa.servico }] }
    expect(await empresa.como.CLIENTE('POST /atendimento', pedido)).toMatchObject({
      status: 422,
      corpo: { campos: { parceiro: expect.any(String) as string } },
    })
  })

  it('nem por dentro do banco uma empresa dispensa ou vê os usuários da clínica de outra', async () => {
    const { usuarios, parceiro, cliente } = empresa
    const versao = async () =>
      (
        await amb.db
          .selectFrom('usuario')
          .select('versao_sessao')
          .where('codigo', '=', usuarios.PARCEIRO.codigo)
          .executeTakeFirstOrThrow()
      ).versao_sessao
    const antes = await versao()
    for (const inquilino of [cliente, outra.cliente]) {
      const vistos = await emTransacao(amb.dbApp, { papel: 'cliente', cliente: outra.cliente }, async (tx) => {
        await sql`select busca.dispensar_usuarios_do_parceiro(${inquilino}, ${parceiro})`.execute(tx)
        return (await sql`select * from busca.usuarios_do_parceiro(${inquilino}, ${parceiro})`.execute(tx)).rows
      })
      expect(vistos).toEqual([])
    }
    expect(await versao()).toBe(antes)
  })
})

describe('limite do plano', () => {
  let limitada: Empresa
  beforeAll(async () => {
    limitada = await criarEmpresa(amb)
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: unico('Pequeno'), mensal_centavos: 1, anual_centavos: 1, limite_parceiros: 2 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', limitada.cliente).execute()
  })

  it('duas clínicas disputam o último lugar: só uma entra; a desativada dá lugar e não volta sem ele', async () => {
    const { CLIENTE } = limitada.como
    const respostas = await Promise.all([postar({}, CLIENTE), postar({}, CLIENTE)])
    expect(respostas.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 402])
    const recusa = respostas.find(({ status }) => status === 402)?.corpo
    expect(recusa).toMatchObject({ codigo: 'LIMITE_DO_PLANO', mensagem: expect.stringContaining('2') as string })
    const mudar = (codigo: string, versao: number, ativo: boolean) =>
      CLIENTE('PUT /parceiro/:codigo/situacao', { codigo, versao, ativo })
    expect((await mudar(limitada.parceiro, 1, false)).status).toBe(200)
    expect((await postar({}, CLIENTE)).status).toBe(201)
    expect((await mudar(limitada.parceiro, 2, true)).status).toBe(402)
    const { corpo } = await CLIENTE('GET /parceiro/:codigo', { codigo: limitada.parceiro })
    expect(corpo).toMatchObject({ ativo: false, versao: 2 })
    expect((await CLIENTE('GET /parceiro/:codigo', { codigo: randomUUID() })).status).toBe(404)
  })
})
