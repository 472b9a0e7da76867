import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
import { conferir, csv, enviar, importar, motivos } from '../../../teste/importacao/planilhas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
})
afterAll(() => amb.fechar())

/** A company that has nothing yet. */
const nova = async () => (empresa = await criarEmpresa(amb)).como.CLIENTE
describe('clínicas e serviços', () => {
  it('clínicas pelo documento, com CNPJ alfanumérico, limite em reais e cobrança em palavras', async () => {
    const CLIENTE = await nova()
    const linhas = [
      'Nome Fantasia;Razão Social;CNPJ;Telefone;Cobrança;Limite;Dia do vencimento',
      'Pet Ágil;Pet Ágil Ltda;12.ABC.345/01DE-35;1133334444;À vista;R$ 1.234,50;5',
      'Bicho & Cia;Bicho S.A.;00.000.000/E08G-12;;mensal;;',
      'Numérica;Numérica Ltda;11222333000181;;;;',
    ]
    const { resultado } = await importar(CLIENTE, 'PARCEIROS', csv(...linhas))
    expect(resultado?.contagens).toEqual([{ entidade: 'parceiro', novos: 3, alterados: 0, iguais: 0 }])
    const { corpo } = await CLIENTE('GET /parceiro', { busca: 'agil' })
    expect(corpo.itens).toMatchObject([
      {
        documento: '12ABC34501DE35',
        modoCobranca: 'A_VISTA',
        limiteCreditoCentavos: 123_450,
        diaVencimento: 5,
        telefone: '+551133334444',
      },
    ])
    const de_novo = await importar(CLIENTE, 'PARCEIROS', csv(...linhas))
    expect(de_novo.resultado?.contagens).toEqual([{ entidade: 'parceiro', novos: 0, alterados: 0, iguais: 3 }])
  })

  it('serviços pelo nome, sem acento nem caixa; fórmula é só texto', async () => {
    const CLIENTE = await nova()
    const linhas = [
      'Serviço;Modalidade;Preço;Custo;Duração;Prazo',
      'Ecocardiograma;eco;1.234,50;R$ 80,00;1h30;48 h',
      '=SOMA(A1);RX;10,00;0;30;24',
    ]
    await importar(CLIENTE, 'SERVICOS', csv(...linhas))
    const { corpo } = await CLIENTE('GET /servico', { ordem: 'preco' })
    expect(corpo.itens).toMatchObject([
      { nome: '=SOMA(A1)', modalidade: 'RADIOGRAFIA', precoCentavos: 1_000 },
      expect.anything(),
      {
        nome: 'Ecocardiograma',
        precoCentavos: 123_450,
        custoCentavos: 8_000,
        duracaoMinutos: 90,
        prazoRotinaHoras: 48,
      },
    ])
    const outro = await importar(CLIENTE, 'SERVICOS', csv('Serviço;Preço', 'ECOCARDIOGRAMA;1.300,00'))
    expect(outro.resultado?.contagens).toEqual([{ entidade: 'servico', novos: 0, alterados: 1, iguais: 0 }])
  })

  it('falta o que o formulário exige: diz na linha', async () => {
    const CLIENTE = await nova()
    const conferida = await conferir(CLIENTE, 'SERVICOS', csv('Serviço;Preço', 'Novo;10,00', 'Caro;-1,00'))
    expect(motivos(conferida)).toEqual([
      '2 Modalidade: Informe este campo.',
      '3 Preço: O valor não pode ser negativo.',
      '3 Modalidade: Informe este campo.',
    ])
  })
})

describe('caminho', () => {
  const servicos = (...nomes: string[]) => csv('Serviço;Modalidade;Preço', ...nomes.map((nome) => `${nome};RX;10,00`))
  const quantos = async () =>
    (await amb.db.selectFrom('servico').select('nome').where('cliente', '=', empresa.cliente).execute()).length

  it('arquivo que não se lê, tipo desconhecido e mapa errado: 422 com o campo', async () => {
    const CLIENTE = await nova()
    expect(await enviar(CLIENTE, 'SERVICOS', new Uint8Array())).toMatchObject({
      status: 422,
      corpo: { campos: { arquivo: 'O arquivo está vazio.' } },
    })
    expect((await enviar(CLIENTE, 'LAUDOS' as 'SERVICOS', servicos('A'))).status).toBe(422)
    const { corpo } = await enviar(CLIENTE, 'SERVICOS', servicos('A'))
    const com = (mapa: Record<string, number>) =>
      CLIENTE('POST /importacao/:codigo/conferir', { codigo: corpo.codigo, mapa })
    for (const [mapa, motivo] of [
      [{}, 'Diga qual coluna é: Serviço.'],
      [{ 'servico.nome': 0, 'servico.precoCentavos': 0 }, 'A mesma coluna foi escolhida para dois campos.'],
      [{ 'servico.nome': 9 }, 'Uma das colunas escolhidas não está na planilha.'],
      [{ 'servico.nome': 0, 'tutor.cpf': 1 }, 'Um dos campos escolhidos não existe.'],
    ] as const)
      expect(await com(mapa)).toMatchObject({ status: 422, corpo: { campos: { mapa: motivo } } })
  })

  it('de outra empresa, ou que não existe: 404; sem permissão: 403; sem token: 401', async () => {
    const CLIENTE = await nova()
    const { codigo, mapa } = await conferir(CLIENTE, 'SERVICOS', servicos('A'))
    const alheia = await criarEmpresa(amb)
    const rotas = (chamar: typeof CLIENTE, qual: string) => [
      chamar('GET /importacao/:codigo', { codigo: qual }),
      chamar('POST /importacao/:codigo/conferir', { codigo: qual, mapa }),
      chamar('POST /importacao/:codigo/aplicar', { codigo: qual }),
      chamar('DELETE /importacao/:codigo', { codigo: qual }),
    ]
    const status = async (chamadas: Promise<{ status: number }>[]) => (await Promise.all(chamadas)).map((r) => r.status)
    expect(await status(rotas(alheia.como.CLIENTE, codigo))).toEqual([404, 404, 404, 404])
    expect(await status(rotas(CLIENTE, randomUUID()))).toEqual([404, 404, 404, 404])
    for (const perfil of ['ADMIN', 'PARCEIRO', 'ESPECIALISTA', 'CLIENTE_BASE'] as const)
      expect(await status(rotas(empresa.como[perfil], codigo))).toEqual([403, 403, 403, 403])
    expect(await status(rotas(amb.semToken, codigo))).toEqual([401, 401, 401, 401])
  })

  it('trinta planilhas por hora a cada pessoa, lidas ou não; a seguinte espera, e a de outra pessoa entra', async () => {
    const CLIENTE = await nova()
    const usuarioDe = empresa.usuarios.CLIENTE.codigo
    const ruim = () => enviar(CLIENTE, 'PACIENTES', Buffer.from(''))
    expect((await ruim()).status).toBe(422)
    const { contagem } = await amb.db
      .updateTable('limite')
      .set({ contagem: 29 })
      .where('chave', '=', `importacao:${usuarioDe}`)
      .returning('contagem')
      .executeTakeFirstOrThrow()
    expect(contagem).toBe(29)
    expect((await ruim()).status).toBe(422)
    const boa = csv('Nome Fantasia;Razão Social;CNPJ', 'Pet;Pet Ltda;11222333000181')
    expect(await enviar(CLIENTE, 'PARCEIROS', boa)).toMatchObject({
      status: 429,
      corpo: { codigo: 'MUITAS_TENTATIVAS' },
    })
    const { codigo: usuario } = await criarUsuario(amb, ['CLIENTE'])
    const colega = await amb.como({ usuario, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await enviar(colega, 'PARCEIROS', boa)).status).toBe(201)
    amb.relogio.avancar({ hours: 1 })
    const depois = await amb.como({ usuario: usuarioDe, perfis: ['CLIENTE'], cliente: empresa.cliente })
    expect((await enviar(depois, 'PARCEIROS', boa)).status).toBe(201)
    amb.relogio.avancar({ hours: -1 })
  })

  it('gravar antes de conferir, cancelada ou duas vezes', async () => {
    const CLIENTE = await nova()
    const { corpo } = await enviar(CLIENTE, 'SERVICOS', servicos('A'))
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo: corpo.codigo })).status).toBe(409)
    expect((await CLIENTE('DELETE /importacao/:codigo', { codigo: corpo.codigo })).status).toBe(204)
    expect((await CLIENTE('DELETE /importacao/:codigo', { codigo: corpo.codigo })).status).toBe(204)
    expect(
      (await CLIENTE('POST /importacao/:codigo/conferir', { codigo: corpo.codigo, mapa: corpo.mapa })).status,
    ).toBe(409)
    const { codigo } = await importar(CLIENTE, 'SERVICOS', servicos('A'))
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).corpo.estado).toBe('APLICADA')
    expect((await CLIENTE('DELETE /importacao/:codigo', { codigo })).status).toBe(409)
    expect(await quantos()).toBe(2)
  })

  it('a mesma planilha por duas pessoas ao mesmo tempo: tudo uma vez só', async () => {
    const CLIENTE = await nova()
    const arquivo = servicos('A', 'B', 'C')
    const [uma, outra] = await Promise.all([
      conferir(CLIENTE, 'SERVICOS', arquivo),
      conferir(CLIENTE, 'SERVICOS', arquivo),
    ])
    const respostas = await Promise.all(
      [uma, outra].map(({ codigo }) => CLIENTE('POST /importacao/:codigo/aplicar', { codigo })),
    )
    expect(respostas.map(({ status, corpo }) => [status, corpo.estado])).toEqual([
      [200, 'APLICADA'],
      [200, 'APLICADA'],
    ])
    expect(respostas.map(({ corpo }) => corpo.resultado?.contagens[0]?.novos ?? -1).toSorted((a, b) => a - b)).toEqual([
      0, 3,
    ])
    expect(await quantos()).toBe(4)
  })

  it('cancelar enquanto grava: ou entrou tudo, ou não entrou nada', async () => {
    const CLIENTE = await nova()
    const arquivo = servicos(...Array.from({ length: 3_000 }, (_, n) => `Serviço ${n}`))
    const { codigo } = await conferir(CLIENTE, 'SERVICOS', arquivo)
    const gravando = CLIENTE('POST /importacao/:codigo/aplicar', { codigo })
    const cancelando = CLIENTE('DELETE /importacao/:codigo', { codigo })
    const [gravada, cancelada] = await Promise.all([gravando, cancelando])
    expect([gravada.status, cancelada.status].toSorted((a, b) => a - b)).toEqual(
      gravada.status === 200 ? [200, 409] : [204, 409],
    )
    expect(await quantos()).toBe(gravada.status === 200 ? 3_001 : 1)
  })

  it('o limite de clínicas do plano vale para a planilha inteira', async () => {
    const CLIENTE = await nova()
    const { codigo: plano } = await amb.db
      .insertInto('plano')
      .values({ nome: `Pequeno ${randomUUID()}`, mensal_centavos: 0, anual_centavos: 0, limite_parceiros: 2 })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('cliente').set({ plano }).where('codigo', '=', empresa.cliente).execute()
    const { codigo } = await conferir(
      CLIENTE,
      'PARCEIROS',
      csv('Nome;Razão social;CNPJ', 'A;A Ltda;12.ABC.345/01DE-35', 'B;B Ltda;11.222.333/0001-81'),
    )
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).status).toBe(402)
    const { corpo } = await CLIENTE('GET /importacao/:codigo', { codigo })
    expect(corpo).toMatchObject({ estado: 'CONFERIDA', falha: expect.stringContaining('plano') })
    expect((await CLIENTE('GET /parceiro')).corpo.itens).toHaveLength(1)
  })

  it('um dia depois não está mais, e a limpeza leva as linhas', async () => {
    const CLIENTE = await nova()
    const { codigo } = await conferir(CLIENTE, 'SERVICOS', servicos('A'))
    await sql`update importacao set expira_em = ${amb.relogio.agora().toString()}::timestamptz where codigo = ${codigo}`.execute(
      amb.db,
    )
    expect((await CLIENTE('GET /importacao/:codigo', { codigo })).status).toBe(404)
  })

  it('quem morreu gravando não segura a planilha', async () => {
    const CLIENTE = await nova()
    const { codigo } = await conferir(CLIENTE, 'SERVICOS', servicos('A'))
    await sql`update importacao set estado = 'APLICANDO', batida_em = ${amb.relogio.agora().toString()}::timestamptz where codigo = ${codigo}`.execute(
      amb.db,
    )
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).status).toBe(409)
    await sql`update importacao set batida_em = batida_em - interval '2 minutes' where codigo = ${codigo}`.execute(
      amb.db,
    )
    expect((await CLIENTE('GET /importacao/:codigo', { codigo })).corpo.estado).toBe('CONFERIDA')
    expect((await CLIENTE('POST /importacao/:codigo/aplicar', { codigo })).corpo.estado).toBe('APLICADA')
  })
})
