import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { sha256 } from '../../infra/arquivos.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { hashDoDocumento } from './assinatura.ts'
import {
  assinado,
  assinar,
  conteudo,
  corpo,
  escrever,
  imagem,
  lerComo,
  medida,
  secao,
  statusEmOrdem,
  texto,
} from '../../../teste/laudo/cenario.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const linhaDe = (codigo: string) =>
  amb.db.selectFrom('laudo').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()
const pdfDe = async (codigo: string) => (await empresa.como.CLIENTE('GET /laudo/:codigo/pdf', { codigo })).bytes
describe('o documento assinado', () => {
  it('tem o que a norma pede, no fuso da empresa, com medidas, referências e variáveis resolvidas', async () => {
    const secoes = [
      secao({
        id: 'baco',
        titulo: 'Baço',
        orgao: 'BACO',
        texto: texto('{{animal.nome}}: espessura de {{medida.BACO_ESPESSURA}}.'),
        medidas: [medida({ valor: 9 }), medida({ id: 'X', valor: null })],
      }),
    ]
    const { codigo, codigoVerificacao } = await assinado(amb, empresa, {
      exame: { paciente: { especie: 'Felina', castrado: true } },
      conteudo: { secoes },
    })
    const { documento, paciente, especialista, estado } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(estado).toBe('ENTREGUE')
    expect(documento).toMatchObject({
      titulo: 'Ultrassonografia abdominal',
      versaoDoDocumento: 1,
      retifica: null,
      emitidoEm: '20/11/2026 às 12:00',
      realizadoEm: '20/11/2026 às 12:00',
      estabelecimento: {
        crmvPj: 'SP-12345',
        responsavelTecnico: 'Dra. Ana Prado',
        endereco: 'Rua das Acácias, 10, Centro, CEP 01001-000',
        telefone: '(11) 3333-4444',
      },
      animal: {
        nome: paciente.nome,
        especie: 'Felina',
        raca: 'SRD',
        sexo: 'Fêmea castrada',
        idade: '6 anos e 8 meses',
        peso: '12,4 kg',
        pelagem: 'Caramelo',
        microchip: null,
      },
      responsavel: { documento: expect.stringMatching(/^CPF \d{3}\.\d{3}\.\d{3}-\d{2}$/) },
      solicitante: { veterinario: 'Dr. Paulo Lima', crmv: 'CRMV-SP 23456', suspeita: 'Vômito' },
      veterinario: {
        crmv: especialista.crmv,
        telefone: '(11) 99999-0000',
        endereco: 'Rua das Acácias, 10, Centro, CEP 01001-000',
      },
      secoes: [
        {
          texto: texto(`${paciente.nome}: espessura de 9,0 mm.`),
          medidas: [{ rotulo: 'Espessura', valor: '9,0 mm', referencia: 'até 10 mm', situacao: 'DENTRO' }],
        },
      ],
      fontes: [expect.stringContaining('Practice')],
      verificacao: { codigo: codigoVerificacao, url: `https://vetlume.test/verificar?codigo=${codigoVerificacao}` },
    })
    const impresso = lerPdf(await pdfDe(codigo))
      .paginas.flat()
      .join(' ')
    for (const trecho of [paciente.nome, codigoVerificacao, especialista.crmv, '9,0 mm'])
      expect(impresso).toContain(trecho)
  })

  it('imprime o eixo abaixo de zero com o seu sinal e a sua referência, e o devolve ao exame seguinte', async () => {
    const eixo = medida({ id: 'ECG_EIXO', rotulo: 'Eixo elétrico', valor: -35, unidade: '°' })
    const { codigo, animal } = await assinado(amb, empresa, {
      exame: { paciente: { especie: 'Canina' } },
      conteudo: {
        secoes: [
          secao({
            id: 'ecg-qrs',
            titulo: 'Complexo QRS',
            orgao: null,
            situacao: 'ALTERADO',
            texto: texto('Eixo elétrico médio de {{medida.ECG_EIXO}}, com desvio à esquerda.'),
            medidas: [eixo],
          }),
        ],
        conclusao: texto('Desvio do eixo elétrico à esquerda.'),
      },
    })
    const { documento } = await lerComo(empresa, 'CLIENTE', codigo)
    expect(documento?.secoes[0]?.medidas).toMatchObject([
      { valor: '-35°', referencia: '40 a 100°', situacao: 'ABAIXO', nivel: 'ALTERADO' },
    ])
    const impresso = lerPdf(await pdfDe(codigo))
      .paginas.flat()
      .join(' ')
    expect(impresso).toContain('Eixo elétrico médio de -35°, com desvio à esquerda')
    const seguinte = await escrever(amb, empresa, { exame: { animal } })
    const { medidasAnteriores } = await lerComo(empresa, 'ESPECIALISTA', seguinte.codigo)
    expect(medidasAnteriores).toMatchObject([{ id: 'ECG_EIXO', valor: -35 }])
  })

  it('o que está guardado confere com os dois resumos', async () => {
    const { codigo } = await assinado(amb, empresa)
    const { documento, documento_sha256, pdf_sha256 } = await linhaDe(codigo)
    expect(hashDoDocumento(documento as unknown as DocumentoDoLaudo)).toBe(documento_sha256)
    expect(sha256(await pdfDe(codigo))).toBe(pdf_sha256)
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('mudancas')
      .where('registro', '=', codigo)
      .where('acao', '=', 'assinar')
      .executeTakeFirstOrThrow()
    expect(trilha.mudancas).toMatchObject({
      documento_sha256: [null, documento_sha256],
      pdf_sha256: [null, pdf_sha256],
      estado: ['RASCUNHO', 'ENTREGUE'],
    })
  })

  it('assinado sem entregar só é entregue depois, uma vez', async () => {
    const escrito = await escrever(amb, empresa)
    const { versao } = corpo(await assinar(empresa, escrito, { entregar: false }))
    const { codigo } = escrito
    expect(await lerComo(empresa, 'CLIENTE', codigo)).toMatchObject({
      estado: 'ASSINADO',
      entregueEm: null,
      permissoes: { entregar: true, escrever: false, retificar: true },
    })
    expect(
      (await empresa.como.CLIENTE('POST /laudo/:codigo/entregar', { codigo, versao: versao - 1 })).corpo,
    ).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO' })
    const entregas = await Promise.all(
      [1, 2].map(() => empresa.como.CLIENTE('POST /laudo/:codigo/entregar', { codigo, versao })),
    )
    expect(statusEmOrdem(entregas)).toEqual([200, 409])
    expect(
      (await empresa.como.CLIENTE('POST /laudo/:codigo/entregar', { codigo, versao: versao + 1 })).corpo,
    ).toMatchObject({ mensagem: 'Este laudo já foi entregue.' })
  })
})

describe('recusas da assinatura', () => {
  it('quem não é o autor', async () => {
    const { codigo, versao } = await escrever(amb, empresa)
    const resposta = await empresa.como.CLIENTE('POST /laudo/:codigo/assinar', {
      codigo,
      versao,
      senha: 'demonstracao',
      entregar: false,
      aceitarAvisos: true,
    })
    expect([resposta.status, (resposta.corpo as unknown as { mensagem: string }).mensagem]).toEqual([
      403,
      'Só o especialista que é autor do laudo pode assiná-lo.',
    ])
  })

  it('senha errada, cinco vezes em quinze minutos; a certa não conta', async () => {
    const propria = await criarEmpresa(amb)
    const escrito = await escrever(amb, propria)
    for (let i = 0; i < 5; i++)
      expect((await assinar(propria, escrito, { senha: 'errada' })).corpo).toMatchObject({
        codigo: 'SENHA_NAO_CONFERE',
      })
    expect((await assinar(propria, escrito)).status).toBe(429)
    const antes = amb.relogio.agora().toString()
    amb.relogio.avancar({ minutes: 16 })
    propria.como.ESPECIALISTA = await amb.como({
      usuario: propria.usuarios.ESPECIALISTA.codigo,
      perfis: ['ESPECIALISTA'],
      cliente: propria.cliente,
      especialista: propria.especialista,
    })
    corpo(await assinar(propria, escrito))
    amb.relogio.fixar(antes)
    expect((await linhaDe(escrito.codigo)).estado).toBe('ENTREGUE')
  })

  it('pendência que impede, com a lista; aviso só passa quando aceito', async () => {
    const comErro = await escrever(amb, empresa, { conteudo: { conclusao: { type: 'doc', content: [] } } })
    expect((await assinar(empresa, comErro)).corpo).toMatchObject({
      codigo: 'LAUDO_COM_PENDENCIAS',
      detalhes: {
        pendencias: expect.arrayContaining([expect.objectContaining({ regra: 'sem-conclusao', gravidade: 'ERRO' })]),
      },
    })
    const comAviso = await escrever(amb, empresa, {
      exame: { paciente: { castrado: true, sexo: 'MACHO' } },
      conteudo: { secoes: [secao({ titulo: 'Testículos', orgao: 'TESTICULOS' })] },
    })
    expect((await assinar(empresa, comAviso, { aceitarAvisos: false })).corpo).toMatchObject({
      codigo: 'LAUDO_COM_PENDENCIAS',
      detalhes: {
        pendencias: [
          { gravidade: 'AVISO', regra: 'sem-imagem' },
          { gravidade: 'AVISO', regra: 'orgao-retirado-na-castracao' },
        ],
      },
    })
    corpo(await assinar(empresa, comAviso))
  })

  it('imagem de outro laudo', async () => {
    const alheio = await escrever(amb, empresa)
    const { arquivo } = corpo(
      await empresa.como.ESPECIALISTA(
        'POST /laudo/:codigo/imagem',
        { codigo: alheio.codigo },
        { arquivo: { nome: 'a.jpg', bytes: await imagem() } },
      ),
    )
    const escrito = await escrever(amb, empresa, { conteudo: { imagens: [{ arquivo, legenda: 'x' }] } })
    expect((await assinar(empresa, escrito)).corpo).toMatchObject({
      detalhes: { pendencias: [{ regra: 'imagem-de-outro-paciente' }] },
    })
  })

  it('versão velha, já assinado e atendimento cancelado', async () => {
    const escrito = await escrever(amb, empresa)
    expect((await assinar(empresa, { ...escrito, versao: 1 })).corpo).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO' })
    const { versao } = corpo(await assinar(empresa, escrito))
    expect((await assinar(empresa, { ...escrito, versao })).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    const cancelado = await escrever(amb, empresa)
    await amb.db
      .updateTable('atendimento')
      .set({ estado: aForca('CANCELADO'), motivo_cancelamento: 'x' })
      .where('codigo', '=', cancelado.atendimento)
      .execute()
    expect((await assinar(empresa, cancelado)).corpo).toMatchObject({
      mensagem: 'O atendimento deste laudo foi cancelado.',
    })
  })

  it('arquivo de imagem que sumiu: diz qual, e nada fica pela metade', async () => {
    const escrito = await escrever(amb, empresa)
    const { arquivo } = corpo(
      await empresa.como.ESPECIALISTA(
        'POST /laudo/:codigo/imagem',
        { codigo: escrito.codigo },
        { arquivo: { nome: 'a.jpg', bytes: await imagem('#ff0000') } },
      ),
    )
    const { versao } = corpo(
      await empresa.como.ESPECIALISTA('PUT /laudo/:codigo', {
        codigo: escrito.codigo,
        versao: escrito.versao,
        titulo: 'T',
        critico: false,
        conteudo: conteudo({ imagens: [{ arquivo, legenda: 'x' }] }),
      }),
    )
    const texto404 = await amb.servicos.arquivos.gravar(new TextEncoder().encode('não é imagem'))
    await amb.db
      .insertInto('arquivo_guardado')
      .values({ cliente: empresa.cliente, sha256: texto404, tamanho: 1 })
      .execute()
    await amb.db.updateTable('arquivo').set({ sha256: texto404 }).where('codigo', '=', arquivo).execute()
    const resposta = await assinar(empresa, { codigo: escrito.codigo, versao })
    expect(resposta.corpo).toMatchObject({
      codigo: 'LAUDO_COM_PENDENCIAS',
      mensagem: expect.stringContaining('figura 1'),
    })
    expect(await linhaDe(escrito.codigo)).toMatchObject({ estado: 'RASCUNHO', codigo_verificacao: null, versao })
  })
})
