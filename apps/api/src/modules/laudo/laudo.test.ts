import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, criarUsuario, type Empresa } from '../../../teste/fabricas.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  escrever,
  lerComo,
  medida,
  secao,
  statusEmOrdem,
  texto,
} from '../../../teste/laudo/cenario.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const NADA = '019a0000-0000-7000-8000-000000000000'

describe('PUT /laudo', () => {
  it('guarda o conteúdo inteiro e sobe a versão; o mesmo de novo não escreve nada', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const { ESPECIALISTA } = empresa.como
    const novo = { codigo, titulo: 'Outro título', critico: true, conteudo: conteudo({ conclusao: texto('Nova') }) }
    const salvo = corpo(await ESPECIALISTA('PUT /laudo/:codigo', { ...novo, versao }))
    expect(salvo.versao).toBe(versao + 1)
    expect(corpo(await ESPECIALISTA('PUT /laudo/:codigo', { ...novo, versao: salvo.versao }))).toEqual(salvo)
    expect(await lerComo(empresa, 'CLIENTE', codigo)).toMatchObject({
      titulo: 'Outro título',
      critico: true,
      conteudo: novo.conteudo,
      versao: salvo.versao,
    })
  })

  it('recusa a versão velha com o que há agora; de dois ao mesmo tempo, um ganha', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const salvar = (titulo: string) =>
      empresa.como.CLIENTE('PUT /laudo/:codigo', { codigo, versao, titulo, critico: false, conteudo: conteudo() })
    const respostas = await Promise.all([salvar('A'), salvar('B')])
    expect(statusEmOrdem(respostas)).toEqual([200, 409])
    const recusa = respostas.find(({ status }) => status === 409)?.corpo as unknown
    expect(recusa).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { versao: versao + 1, titulo: expect.stringMatching(/^[AB]$/) } },
    })
  })

  it('recusa conteúdo fora do esquema, e limpa o que o editor traz a mais', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const salvar = (campos: object) =>
      empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo,
        versao,
        titulo: 'T',
        critico: false,
        conteudo: { ...conteudo(), ...campos },
      })
    const script = await salvar({ conclusao: { type: 'doc', content: [{ type: 'script', content: [] }] } })
    expect(script.status).toBe(422)
    expect((await salvar({ secoes: [secao({ medidas: [medida({ valor: -1 })] })] })).corpo).toMatchObject({
      campos: { 'conteudo.secoes.0.medidas.0.valor': expect.any(String) },
    })
    corpo(
      await salvar({
        conclusao: {
          type: 'doc',
          attrs: { x: 1 },
          content: [
            {
              type: 'paragraph',
              attrs: { textAlign: null },
              content: [{ type: 'text', text: 'ok\u0000\ud800', marks: [] }],
            },
          ],
        },
      }),
    )
    expect((await lerComo(empresa, 'ESPECIALISTA', codigo)).conteudo.conclusao).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'ok\ufffd', marks: [] }] }],
    })
  })

  it('guarda abaixo de zero só a medida que o declara', async () => {
    const escrito = await escrever(amb, empresa)
    const salvar = (id: string, versao: number) =>
      empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: escrito.codigo,
        versao,
        titulo: 'T',
        critico: false,
        conteudo: conteudo({ secoes: [secao({ medidas: [medida({ id, valor: -35, unidade: '°' })] })] }),
      })
    const recusada = await salvar('NORBERG', escrito.versao)
    expect(recusada.status).toBe(422)
    expect(recusada.corpo).toMatchObject({
      campos: { 'conteudo.secoes.0.medidas.0.valor': expect.stringMatching(/negativa/) },
    })
    corpo(await salvar('ECG_EIXO', escrito.versao))
    const { conteudo: guardado } = await lerComo(empresa, 'CLIENTE', escrito.codigo)
    expect(guardado.secoes[0]?.medidas[0]).toMatchObject({ id: 'ECG_EIXO', valor: -35 })
  })

  it('não muda o que foi assinado ou cancelado', async () => {
    const { codigo, versao } = await assinado(amb, empresa)
    const salvar = (alvo: { codigo: string; versao: number }) =>
      empresa.como.ESPECIALISTA('PUT /laudo/:codigo', { ...alvo, titulo: 'T', critico: false, conteudo: conteudo() })
    expect((await salvar({ codigo, versao })).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    const outro = await escrever(amb, empresa)
    const { versao: cancelada } = corpo(
      await empresa.como.CLIENTE('POST /laudo/:codigo/cancelar', {
        codigo: outro.codigo,
        versao: outro.versao,
        motivo: 'Duplicado',
      }),
    )
    expect((await salvar({ codigo: outro.codigo, versao: cancelada })).corpo).toMatchObject({
      mensagem: 'Este laudo foi cancelado.',
    })
  })
})

describe('GET /laudo/:codigo', () => {
  it('traz paciente, variáveis e permissões de cada um', async () => {
    const { codigo } = await escrever(amb, empresa, { exame: { paciente: { castrado: true } } })
    const comoAutor = await lerComo(empresa, 'ESPECIALISTA', codigo)
    expect(comoAutor.paciente).toMatchObject({
      especie: 'Canina',
      sexo: 'FEMEA',
      castrado: true,
      idade: '6 anos e 8 meses',
      pesoGramas: 12_400,
    })
    expect(comoAutor.variaveis).toMatchObject({
      'animal.sexo': 'fêmea castrada',
      'animal.peso': '12,4 kg',
      'atendimento.data': '20/11/2026',
      'solicitante.nome': 'Dr. Paulo Lima',
    })
    expect(comoAutor.permissoes).toEqual({
      escrever: true,
      enviar: true,
      devolver: false,
      retomar: false,
      assinar: true,
      entregar: false,
      compartilhar: false,
      retificar: false,
      cancelar: true,
      confirmar: false,
    })
    expect((await lerComo(empresa, 'CLIENTE', codigo)).permissoes).toMatchObject({ escrever: true, assinar: false })
  })

  it('mostra as medidas dos laudos anteriores do mesmo paciente, os mais novos primeiro, sem os substituídos', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const comValor = (valor: number) => ({
      exame: { animal },
      conteudo: { secoes: [secao({ medidas: [medida({ valor }), medida({ id: 'OUTRA', valor: null })] })] },
    })
    const primeiro = await assinado(amb, empresa, comValor(10))
    amb.relogio.avancar({ minutes: 1 })
    await assinado(amb, empresa, comValor(11))
    const retificacao = corpo(
      await empresa.como.ESPECIALISTA('POST /laudo/:codigo/retificar', {
        codigo: primeiro.codigo,
        motivo: 'Valor errado',
      }),
    )
    amb.relogio.avancar({ minutes: 1 })
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: retificacao.codigo,
        versao: 1,
        titulo: 'T',
        critico: false,
        conteudo: conteudo(comValor(9).conteudo),
      }),
    )
    corpo(await assinar(empresa, { codigo: retificacao.codigo, versao }))
    const { codigo } = await escrever(amb, empresa, comValor(12))
    const { medidasAnteriores } = await lerComo(empresa, 'ESPECIALISTA', codigo)
    const baco = {
      id: 'BACO_ESPESSURA',
      rotulo: 'Espessura',
      secao: { id: 'figado', titulo: 'Fígado' },
      lado: null,
      unidade: 'mm',
    }
    expect(medidasAnteriores).toEqual([9, 11].map((valor) => ({ ...baco, valor, assinadoEm: expect.any(String) })))
    const { codigo: alheio } = await escrever(amb, empresa)
    expect((await lerComo(empresa, 'ESPECIALISTA', alheio)).medidasAnteriores).toEqual([])
  })

  it('cada leitura fica registrada, com quem leu', async () => {
    const { codigo } = await escrever(amb, empresa)
    await lerComo(empresa, 'CLIENTE', codigo)
    await lerComo(empresa, 'ESPECIALISTA', codigo)
    const leituras = await amb.db
      .selectFrom('acesso_clinico')
      .select(['usuario', 'entidade'])
      .where('registro', '=', codigo)
      .orderBy('codigo')
      .execute()
    expect(leituras).toEqual(
      [empresa.usuarios.CLIENTE.codigo, empresa.usuarios.ESPECIALISTA.codigo].map((usuario) => ({
        usuario,
        entidade: 'laudo',
      })),
    )
  })

  it('o especialista só vê os seus', async () => {
    const { codigo } = await escrever(amb, empresa)
    const usuario = await criarUsuario(amb, ['ESPECIALISTA'])
    const { codigo: especialista } = await amb.db
      .insertInto('especialista')
      .values({ cliente: empresa.cliente, nome: 'Dra. Outra', crmv_uf: 'RJ', crmv_numero: '88' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const colega = await amb.como({
      usuario: usuario.codigo,
      perfis: ['ESPECIALISTA'],
      cliente: empresa.cliente,
      especialista,
    })
    expect((await colega('GET /laudo/:codigo', { codigo })).status).toBe(404)
    expect(corpo(await colega('GET /laudo')).itens).toEqual([])
  })
})

describe('de outra empresa, ou inexistente, tudo é 404', () => {
  it('em cada operação', async () => {
    const { codigo, versao } = await assinado(amb, empresa)
    const { CLIENTE, ESPECIALISTA, PARCEIRO } = outra.como
    for (const alvo of [codigo, NADA]) {
      const respostas = await Promise.all([
        CLIENTE('GET /laudo/:codigo', { codigo: alvo }),
        PARCEIRO('GET /laudo/:codigo', { codigo: alvo }),
        CLIENTE('PUT /laudo/:codigo', { codigo: alvo, versao, titulo: 'T', critico: false, conteudo: conteudo() }),
        CLIENTE('GET /laudo/:codigo/pendencias', { codigo: alvo }),
        ESPECIALISTA('POST /laudo/:codigo/assinar', {
          codigo: alvo,
          versao,
          senha: 'errada',
          entregar: true,
          aceitarAvisos: true,
        }),
        CLIENTE('POST /laudo/:codigo/entregar', { codigo: alvo, versao }),
        CLIENTE('POST /laudo/:codigo/cancelar', { codigo: alvo, versao, motivo: 'x' }),
        CLIENTE('POST /laudo/:codigo/retificar', { codigo: alvo, motivo: 'x' }),
        PARCEIRO('POST /laudo/:codigo/confirmar', { codigo: alvo }),
        CLIENTE('GET /laudo/:codigo/pdf', { codigo: alvo }),
        CLIENTE(
          'POST /laudo/:codigo/imagem',
          { codigo: alvo },
          { arquivo: { nome: 'a.jpg', bytes: new Uint8Array([1]) } },
        ),
        CLIENTE('GET /laudo/:codigo/imagem/:arquivo', { codigo: alvo, arquivo: NADA }),
        CLIENTE('GET /laudo/:codigo/compartilhamentos', { codigo: alvo }),
        CLIENTE('POST /laudo/:codigo/compartilhamentos', { codigo: alvo }),
        CLIENTE('DELETE /laudo/:codigo/compartilhamentos/:compartilhamento', { codigo: alvo, compartilhamento: NADA }),
        CLIENTE('POST /laudo', { item: alvo }),
      ])
      expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 404))
    }
  })

  it('e sem token 401, sem o perfil 403', async () => {
    const { codigo } = await escrever(amb, empresa)
    expect((await amb.semToken('GET /laudo')).status).toBe(401)
    expect(
      (
        await amb.semToken(
          'POST /laudo/:codigo/imagem',
          { codigo },
          { arquivo: { nome: 'a', bytes: new Uint8Array([1]) } },
        )
      ).status,
    ).toBe(401)
    expect((await empresa.como.ADMIN('GET /laudo')).status).toBe(403)
    expect((await empresa.como.PARCEIRO('POST /laudo', { item: NADA })).status).toBe(403)
    expect((await empresa.como.CLIENTE('POST /laudo/:codigo/confirmar', { codigo })).status).toBe(403)
  })
})
