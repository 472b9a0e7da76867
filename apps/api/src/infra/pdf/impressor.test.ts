import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { fundamentoDaAssinatura } from '@vetlume/dominio/laudo'
import { criarImpressor } from './impressor.ts'
import { comImagens, laudoDeExemplo, secao, texto } from '../../../teste/pdf/laudo-de-exemplo.ts'
import { lerPdf, semEspacos } from '../../../teste/pdf/ler-pdf.ts'

const EMITIDO_EM = '2026-11-20T17:32:00Z'
const SEM_ARQUIVOS = new Map<string, Uint8Array>()
const impressor = criarImpressor()
afterAll(() => impressor.encerrar())

async function imprimir(...argumentos: Parameters<typeof impressor.imprimirLaudo>) {
  const lido = lerPdf(await impressor.imprimirLaudo(...argumentos))
  return { ...lido, texto: lido.paginas.flat().join('\n') }
}

const figurasPorPagina = ({ paginas }: { paginas: string[][] }) =>
  paginas.map((pagina) => pagina.filter((trecho) => /^Figura \d/.test(trecho)).length)

describe('o laudo impresso', () => {
  it('identifica estabelecimento, animal, responsável, solicitante e veterinário (Res. CFMV 1.321/2020)', async () => {
    const documento = laudoDeExemplo()
    const impresso = await imprimir(documento, SEM_ARQUIVOS, EMITIDO_EM)
    const { cor: _cor, logo: _logo, ...estabelecimento } = documento.estabelecimento
    const { animal, responsavel, solicitante, veterinario } = documento
    for (const grupo of [estabelecimento, animal, responsavel, solicitante, veterinario]) {
      for (const valor of Object.values(grupo)) expect(impresso.texto).toContain(valor)
    }
    expect(impresso.texto).toContain('Responsável pelo animal')
  })

  it.each([
    ['simples', 'SIMPLES', 'assinatura eletrônica simples'],
    ['avançada', 'AVANCADA', 'assinatura eletrônica avançada'],
    ['qualificada', 'QUALIFICADA', 'assinatura eletrônica qualificada, ICP-Brasil'],
  ] as const)('diz o nível da assinatura e a lei entre particulares: %s', async (_nome, nivel, dito) => {
    const assinatura = { nivel, fundamento: fundamentoDaAssinatura(nivel) }
    const { texto: papel } = await imprimir(laudoDeExemplo({ assinatura }), SEM_ARQUIVOS, EMITIDO_EM)
    expect(papel.replaceAll(/\s+/g, ' ')).toContain(
      `Em 20/11/2026 às 14:32 (${dito}, MP 2.200-2/2001, art. 10${nivel === 'QUALIFICADA' ? ', § 1º' : ''}; Lei 14.063/2020, art. 4º).`,
    )
  })

  it('um documento de antes de se dizer o nível imprime o que dizia', async () => {
    const { assinatura: _, ...anterior } = laudoDeExemplo()
    const { texto: papel } = await imprimir(anterior, SEM_ARQUIVOS, EMITIDO_EM)
    expect(papel).toContain('Em 20/11/2026 às 14:32, nos termos da Lei nº 14.063/2020.')
  })

  it('nunca quebra o código de verificação, por mais que a linha do rodapé o empurre', async () => {
    const codigo = 'VLM-7K3P-Q9TX-2M'
    // Whatever the length of the address, somewhere on the way the code meets the end of the line.
    for (let letras = 40; letras < 75; letras += 5) {
      const url = `https://${'laudos'.repeat(20).slice(0, letras)}.vet.br/verificar?codigo=${codigo}`
      const { texto: papel } = await imprimir(
        laudoDeExemplo({ verificacao: { codigo, url } }),
        SEM_ARQUIVOS,
        EMITIDO_EM,
      )
      expect(papel.split(codigo)).toHaveLength(3)
    }
  })

  it('não parte uma palavra da língua no título da seção, e parte a que sairia da página', async () => {
    const secoes = ['Ectopias supraventriculares', 'M'.repeat(30)].map((titulo) => secao(titulo))
    const { texto: papel } = await imprimir(laudoDeExemplo({ secoes }), SEM_ARQUIVOS, EMITIDO_EM)
    expect(papel).toMatch(/^supraventriculares$/m)
    expect(papel).not.toContain('M'.repeat(30))
  })

  it('diz o que falta em vez de calar', async () => {
    const { animal } = laudoDeExemplo()
    const impresso = await imprimir(
      laudoDeExemplo({ animal: { ...animal, peso: null, microchip: null } }),
      SEM_ARQUIVOS,
      EMITIDO_EM,
    )
    expect(impresso.paginas.flat().filter((trecho) => trecho === 'não informado')).toHaveLength(2)
  })

  it('põe oito imagens em duas páginas, numeradas, e a verificação no rodapé de todas', async () => {
    const { imagens, arquivos } = await comImagens(8)
    const secoes = Array.from({ length: 18 }, (_, i) => secao(`Órgão ${i + 1}`))
    const impresso = await imprimir(laudoDeExemplo({ secoes, imagens, imagensPorPagina: 4 }), arquivos, EMITIDO_EM)
    expect(impresso.paginas).toHaveLength(4)
    impresso.paginas.forEach((pagina, i) => {
      expect(pagina).toContain(`Página ${i + 1} de 4`)
      expect(pagina).toContain('K7QF-29MX')
    })
    const figuras = impresso.paginas.map((pagina) => pagina.filter((trecho) => /^Figura \d/.test(trecho)))
    expect(figuras).toEqual([
      [],
      [],
      ['Figura 1', 'Figura 2', 'Figura 3', 'Figura 4'],
      ['Figura 5', 'Figura 6', 'Figura 7', 'Figura 8'],
    ])
  })

  it.each([1, 2, 3, 5, 7, 9, 10])('cabe %i por página', async (imagensPorPagina) => {
    const { imagens, arquivos } = await comImagens(imagensPorPagina)
    const feito = { imagens, imagensPorPagina, paginasDeImagens: [imagensPorPagina] }
    expect(figurasPorPagina(await imprimir(laudoDeExemplo(feito), arquivos, EMITIDO_EM))).toEqual([0, imagensPorPagina])
  })

  it('a página que só tem o fim do laudo leva as figuras, se não encolhem demais; a que tem mais texto, não', async () => {
    const { imagens, arquivos } = await comImagens(2)
    const com = async (orgaos: number) => {
      const secoes = Array.from({ length: orgaos }, (_, i) => secao(`Órgão ${i + 1}`))
      const impresso = await imprimir(laudoDeExemplo({ secoes, imagens, paginasDeImagens: [2] }), arquivos, EMITIDO_EM)
      for (const [i, pagina] of impresso.paginas.entries())
        expect(pagina).toContain(`Página ${i + 1} de ${impresso.paginas.length}`)
      return figurasPorPagina(impresso)
    }
    // One page of text, one and its end, two nearly.
    expect([await com(4), await com(10), await com(18)]).toEqual([
      [0, 2],
      [0, 2],
      [0, 0, 2],
    ])
  })

  it('nove imagens a seis por página são cinco e quatro; o que foi assinado antes sai como era', async () => {
    const { imagens, arquivos } = await comImagens(9)
    const novo = laudoDeExemplo({ imagens, imagensPorPagina: 6, paginasDeImagens: [5, 4] })
    const impresso = await imprimir(novo, arquivos, EMITIDO_EM)
    expect(figurasPorPagina(impresso)).toEqual([0, 5, 4])
    const numeros = impresso.paginas.flat().filter((trecho) => /^Figura \d/.test(trecho))
    expect(numeros).toEqual(imagens.map((_, i) => `Figura ${i + 1}`))
    const deAntes = await imprimir(laudoDeExemplo({ imagens, imagensPorPagina: 6 }), arquivos, EMITIDO_EM)
    expect(figurasPorPagina(deAntes)).toEqual([0, 6, 3])
  })

  it('uma figura de uma seção sai com ela e com o que mediu, e não outra vez no fim', async () => {
    const { imagens, arquivos } = await comImagens(4)
    const junto = { secao: 'Baço', medidas: ['Espessura: 25 mm', 'Comprimento: 9 cm'] }
    const documento = laudoDeExemplo({
      imagens: imagens.map((imagem, i) => (i === 1 || i === 3 ? { ...imagem, junto } : imagem)),
      paginasDeImagens: [2],
    })
    const impresso = await imprimir(documento, arquivos, EMITIDO_EM)
    expect(figurasPorPagina(impresso)).toEqual([2, 2])
    const figuras = impresso.paginas.flat().filter((trecho) => /^Figura \d/.test(trecho))
    expect(figuras).toEqual(['Figura 2', 'Figura 4', 'Figura 1', 'Figura 3'])
    expect(impresso.texto.split('Espessura: 25 mm; Comprimento: 9 cm')).toHaveLength(3)
  })

  it('a técnica sai uma vez, antes de todas as seções, com o que os arquivos registraram', async () => {
    const secoes = [secao('Fígado'), secao('Projeções', { texto: texto('Laterolateral direita.') })]
    const exposicao = ['LL: 70 kV, 5 mAs']
    const { texto: papel } = await imprimir(
      laudoDeExemplo({ secoes, tecnica: { secao: 'Projeções', exposicao } }),
      SEM_ARQUIVOS,
      EMITIDO_EM,
    )
    expect(papel.split('Laterolateral direita.')).toHaveLength(2)
    const lugares = ['Laterolateral direita.', 'LL: 70 kV, 5 mAs', 'Fígado'].map((dito) => papel.indexOf(dito))
    expect(lugares).toEqual(lugares.toSorted((a, b) => a - b))
    const so = await imprimir(laudoDeExemplo({ tecnica: { secao: null, exposicao } }), SEM_ARQUIVOS, EMITIDO_EM)
    expect(so.texto.indexOf('Técnica')).toBeLessThan(so.texto.indexOf('Fígado'))
  })

  it('marca por palavra a situação das seções e a posição das medidas', async () => {
    const medidas = (['DENTRO', 'ACIMA', 'ABAIXO', null] as const).map((situacao, i) => ({
      rotulo: `Medida ${i}`,
      valor: `${i},5 cm`,
      referencia: i < 3 ? '1 a 2 cm' : null,
      situacao,
    }))
    const secoes = [
      secao('Rins', { situacao: 'ALTERADO', medidas }),
      secao('Pâncreas', { situacao: 'NAO_AVALIADO', motivo: 'Sobreposição gasosa', texto: texto() }),
      secao('Baço'),
    ]
    const { paginas } = await imprimir(laudoDeExemplo({ secoes }), SEM_ARQUIVOS, EMITIDO_EM)
    expect(paginas.flat().map((trecho) => trecho.trim())).toEqual(
      expect.arrayContaining([
        'Alterado',
        'Não avaliado',
        'Normal',
        'Sobreposição gasosa',
        'dentro',
        'acima',
        'abaixo',
        '1,5 cm',
      ]),
    )
  })

  it('diz o nível da medida, por que não a julga e o número da fonte; sem referência, não diz nada', async () => {
    const base = { valor: '1,5 mm', referencia: 'até 1,3 mm', situacao: 'ACIMA' } as const
    const medidas = [
      { ...base, rotulo: 'Parede', nivel: 'ATENCAO', fonte: 1 } as const,
      { ...base, rotulo: 'Outra', nivel: 'CRITICO', fonte: 2 } as const,
      {
        rotulo: 'Filhote',
        valor: '9 v',
        referencia: null,
        situacao: null,
        ressalva: 'referência de adulto não aplicada',
      },
      { rotulo: 'Livre', valor: '7 cm', referencia: null, situacao: null },
    ]
    const laudo = laudoDeExemplo({ secoes: [secao('Fígado', { medidas })], fontes: ['Martinez', 'Outra fonte'] })
    const { texto: impresso } = await imprimir(laudo, SEM_ARQUIVOS, EMITIDO_EM)
    for (const trecho of [
      'atenção',
      'crítico',
      'referência de adulto',
      'não aplicada',
      '(1) Martinez; (2) Outra fonte',
    ])
      expect(impresso.replace(/\s+/g, ' ')).toContain(trecho)
    expect(impresso).not.toMatch(/(^|\s)–(\s|$)/)
  })

  it('anuncia a retificação com motivo e mudanças, só quando há', async () => {
    const retifica = {
      numero: '4821',
      edicao: 1,
      motivo: 'Lateralidade trocada.',
      mudancas: ['Adrenais: direita passou a esquerda.'],
    }
    const retificado = await imprimir(laudoDeExemplo({ retifica, versaoDoDocumento: 2 }), SEM_ARQUIVOS, EMITIDO_EM)
    for (const trecho of [
      'Laudo retificado: substitui a 1ª edição do laudo nº 4821',
      'Lateralidade trocada.',
      'Adrenais: direita passou a esquerda.',
    ])
      expect(retificado.texto).toContain(trecho)
    expect((await imprimir(laudoDeExemplo(), SEM_ARQUIVOS, EMITIDO_EM)).texto).not.toContain('retificado')
  })

  it('a edição é a mesma no título do arquivo, na abertura, no alto e no pé de cada página', async () => {
    const secoes = Array.from({ length: 20 }, (_, i) => secao(`Órgão ${i + 1}`))
    const segunda = await imprimir(laudoDeExemplo({ versaoDoDocumento: 2, secoes }), SEM_ARQUIVOS, EMITIDO_EM)
    expect(segunda.metadados).toContain('Laudo nº 4821 · 2ª edição')
    expect(segunda.paginas.length).toBeGreaterThan(1)
    for (const pagina of segunda.paginas)
      expect(pagina.filter((trecho) => trecho === 'Laudo nº 4821 · 2ª edição')).toHaveLength(2)
    expect(segunda.texto).not.toMatch(/versão \d/)
  })

  it('imprime fontes das referências, logotipo com transparência e documento sem nada opcional', async () => {
    const { estabelecimento, solicitante } = laudoDeExemplo()
    const logo = new Uint8Array(
      await sharp({ create: { width: 80, height: 30, channels: 4, background: { r: 10, g: 80, b: 200, alpha: 0.4 } } })
        .png()
        .toBuffer(),
    )
    const minimo = {
      ...estabelecimento,
      crmvPj: null,
      responsavelTecnico: null,
      telefone: null,
      email: null,
      cor: 'azul',
      logo: 'a'.repeat(64),
      timbre: ['Atendimento 24 horas', 'Estacionamento no local'],
    }
    const documento = laudoDeExemplo({
      estabelecimento: minimo,
      secoes: [],
      conclusao: texto(),
      fontes: ['Delaney, 2003'],
      solicitante: { ...solicitante, clinica: null, crmv: null, suspeita: null },
    })
    const impresso = await imprimir(documento, new Map([['a'.repeat(64), logo]]), EMITIDO_EM)
    expect(impresso.texto).toContain('Fontes dos valores de referência: Delaney, 2003.')
    expect(impresso.texto).toContain('Dr. Paulo Siqueira')
    expect(impresso.texto).not.toContain('Suspeita')
    for (const linha of minimo.timbre) expect(impresso.texto).toContain(linha)
  })
})

it('desenha para olhar as mesmas páginas, sem nada que o navegador execute', async () => {
  const desenho = await impressor.desenharLaudo(laudoDeExemplo(), SEM_ARQUIVOS, EMITIDO_EM, { previa: true })
  const svg = Buffer.from(desenho).toString()
  expect(svg).toMatch(/^<svg /)
  expect(svg).not.toMatch(/<script|\son\w+=|foreignObject/)
})

describe('o arquivo', () => {
  it('é PDF/A-2a em português, com título, autor e palavras-chave, só com as fontes embutidas', async () => {
    const { metadados, fontes } = await imprimir(laudoDeExemplo(), SEM_ARQUIVOS, EMITIDO_EM)
    for (const trecho of [
      '<pdfaid:part>2<',
      '<pdfaid:conformance>A<',
      'Ultrassonografia abdominal – Thor – Laudo nº 4821',
      'Dra. Beatriz Nogueira',
      'K7QF-29MX',
      'pt-BR',
      '2026-11-20T17:32:00',
    ]) {
      expect(metadados).toContain(trecho)
    }
    expect(fontes.every((fonte) => fonte.startsWith('Inter-'))).toBe(true)
    expect(fontes.length).toBeGreaterThan(0)
  })

  it('tem os mesmos bytes para a mesma entrada, também em outro processo de impressão', async () => {
    const { imagens, arquivos } = await comImagens(3)
    const outro = criarImpressor({ trabalhadores: 1 })
    try {
      const [primeiro, segundo, depois] = await Promise.all([
        impressor.imprimirLaudo(laudoDeExemplo({ imagens }), arquivos, EMITIDO_EM),
        outro.imprimirLaudo(laudoDeExemplo({ imagens }), arquivos, EMITIDO_EM),
        impressor.imprimirLaudo(laudoDeExemplo({ imagens }), arquivos, '2026-11-20T17:32:01Z'),
      ])
      expect(Buffer.compare(primeiro, segundo)).toBe(0)
      expect(Buffer.compare(primeiro, depois)).not.toBe(0)
    } finally {
      await outro.encerrar()
    }
  })
})

describe('texto hostil', () => {
  const HOSTIL = String.raw`#set page(width: 1pt) \ $x^2$ ] } "aspas" d'água -> 3x4 <rot> @ref // nota`

  it('aparece como foi escrito em todo lugar e não vira comando', async () => {
    const secoes = [secao(HOSTIL, { texto: texto(HOSTIL, '= Título falso', '#panic("não")'), motivo: HOSTIL })]
    const { animal } = laudoDeExemplo()
    const impresso = await imprimir(
      laudoDeExemplo({ titulo: HOSTIL, animal: { ...animal, nome: HOSTIL }, secoes, conclusao: texto(HOSTIL) }),
      SEM_ARQUIVOS,
      EMITIDO_EM,
    )
    const corrido = semEspacos(impresso.texto)
    expect(corrido.split(semEspacos(HOSTIL)).length - 1).toBe(5)
    expect(impresso.texto).toContain('= Título falso')
    expect(impresso.texto).toContain('#panic("não")')
  })

  it('emoji, direita-para-esquerda, letra sem desenho e nomes sem fim', async () => {
    const { animal, responsavel } = laudoDeExemplo()
    const nome = 'A'.repeat(120)
    const documento = laudoDeExemplo({
      animal: { ...animal, nome, raca: 'Rex 🐶', pelagem: 'שלום', sinais: '中\u202Etrocado\uD800' },
      responsavel: { ...responsavel, nome: `Joana D’Arc ${'Silva '.repeat(24)}` },
    })
    const impresso = await imprimir(documento, SEM_ARQUIVOS, EMITIDO_EM)
    expect(impresso.paginas).toHaveLength(1)
    for (const trecho of ['🐶', [...'שלום'].reverse().join(''), 'Joana D’Arc Silva'])
      expect(impresso.texto).toContain(trecho)
    for (const trecho of [nome, '[U+4E2D]trocado[U+FFFD]']) expect(semEspacos(impresso.texto)).toContain(trecho)
  })
})

describe('quando não dá', () => {
  it('diz qual laudo e qual figura, pelo motivo certo', async () => {
    const { imagens, arquivos } = await comImagens(3)
    const documento = laudoDeExemplo({ imagens })
    const segunda = imagens[1]?.sha256 ?? ''
    const com = (bytes: Uint8Array) => new Map([...arquivos, [segunda, bytes]])
    const sem = new Map([...arquivos].filter(([sha256]) => sha256 !== segunda))
    await expect(impressor.imprimirLaudo(documento, sem, EMITIDO_EM)).rejects.toMatchObject({
      motivo: 'ARQUIVO_AUSENTE',
      message: 'Não foi possível imprimir o laudo nº 4821: a imagem da figura 2 não está entre os arquivos.',
    })
    await expect(
      impressor.imprimirLaudo(documento, com(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), EMITIDO_EM),
    ).rejects.toMatchObject({ motivo: 'IMAGEM_INVALIDA', message: expect.stringContaining('figura 2') })
    await expect(
      impressor.imprimirLaudo(documento, com((arquivos.get(segunda) ?? new Uint8Array()).slice(0, 16)), EMITIDO_EM),
    ).rejects.toMatchObject({ motivo: 'IMAGEM_INVALIDA', message: expect.stringContaining('nº 4821') })
    await expect(impressor.imprimirLaudo(documento, arquivos, 'ontem')).rejects.toMatchObject({ motivo: 'FALHA' })
    await expect(impressor.imprimirLaudo(documento, arquivos, EMITIDO_EM)).resolves.toBeInstanceOf(Uint8Array)
  })

  it('não deixa uma imagem tomar o lugar de outro arquivo do compilador', async () => {
    const { imagens, arquivos } = await comImagens(1)
    const intrusa = imagens.map((figura) => ({ ...figura, sha256: '../laudo.typ' }))
    const bytes = [...arquivos.values()].map((conteudo) => ['../laudo.typ', conteudo] as const)
    await expect(
      impressor.imprimirLaudo(laudoDeExemplo({ imagens: intrusa }), new Map(bytes), EMITIDO_EM),
    ).rejects.toMatchObject({ motivo: 'ARQUIVO_AUSENTE' })
  })

  it('dez pedidos ao mesmo tempo saem cada um com o seu conteúdo', async () => {
    const numeros = Array.from({ length: 10 }, (_, i) => `90${i}`)
    const impressos = await Promise.all(
      numeros.map((numero) => imprimir(laudoDeExemplo({ numero }), SEM_ARQUIVOS, EMITIDO_EM)),
    )
    expect(impressos.map(({ texto: lido }) => /Laudo nº (\d+)/.exec(lido)?.[1])).toEqual(numeros)
  })

  it('recusa depois de encerrado', async () => {
    const outro = criarImpressor()
    await outro.encerrar()
    await expect(outro.imprimirLaudo(laudoDeExemplo(), SEM_ARQUIVOS, EMITIDO_EM)).rejects.toMatchObject({
      motivo: 'ENCERRADO',
    })
  })
})
