import { createHash } from 'node:crypto'
import { fundamentoDaAssinatura, type DocumentoDoLaudo, type TextoRico } from '@vetlume/dominio/laudo'
import sharp from 'sharp'

type Secao = DocumentoDoLaudo['secoes'][number]

export const texto = (...paragrafos: string[]): TextoRico => ({
  type: 'doc',
  content: paragrafos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

export function secao(titulo: string, campos: Partial<Secao> = {}): Secao {
  return {
    id: titulo,
    titulo,
    orgao: null,
    situacao: 'NORMAL',
    motivo: null,
    texto: texto('Sem alterações dignas de nota.'),
    medidas: [],
    ...campos,
  }
}

/** A small image whose bytes differ by `semente`, and its SHA-256. */
async function imagem(
  semente: number,
  largura = 160,
  altura = 120,
): Promise<{ sha256: string; bytes: Uint8Array; largura: number; altura: number }> {
  const fundo = { r: (semente * 37) % 256, g: (semente * 91) % 256, b: (semente * 13) % 256 }
  const bytes = new Uint8Array(
    await sharp({ create: { width: largura, height: altura, channels: 3, background: fundo } })
      .jpeg()
      .toBuffer(),
  )
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes, largura, altura }
}

export async function comImagens(
  quantidade: number,
): Promise<{ imagens: DocumentoDoLaudo['imagens']; arquivos: Map<string, Uint8Array> }> {
  const feitas = await Promise.all(Array.from({ length: quantidade }, (_, i) => imagem(i)))
  return {
    imagens: feitas.map(({ sha256, largura, altura }, i) => ({
      sha256,
      largura,
      altura,
      legenda: `Corte número ${i + 1}`,
    })),
    arquivos: new Map(feitas.map(({ sha256, bytes }) => [sha256, bytes])),
  }
}

export function laudoDeExemplo(campos: Partial<DocumentoDoLaudo> = {}): DocumentoDoLaudo {
  return {
    titulo: 'Ultrassonografia abdominal',
    numero: '4821',
    versaoDoDocumento: 1,
    retifica: null,
    emitidoEm: '20/11/2026 às 14:32',
    realizadoEm: '20/11/2026 às 10:05',
    estabelecimento: {
      nomeFantasia: 'Clínica do Vale',
      razaoSocial: 'Vale Diagnóstico Veterinário Ltda.',
      documento: 'CNPJ 11.222.333/0001-81',
      crmvPj: 'CRMV-SP PJ 43210',
      responsavelTecnico: 'Dra. Helena Prado (CRMV-SP 12345)',
      endereco: 'Rua das Acácias, 1.250, São Paulo/SP',
      telefone: '(11) 3251-4477',
      email: 'laudos@vale.vet.br',
      cor: '#0f766e',
      logo: null,
    },
    animal: {
      nome: 'Thor',
      especie: 'Canina',
      raca: 'Golden Retriever',
      sexo: 'Macho castrado',
      idade: '7 anos',
      peso: '32,4 kg',
      pelagem: 'Dourada',
      sinais: 'Cicatriz no dorso',
      microchip: '963008000123456',
    },
    responsavel: {
      nome: 'Mariana Albuquerque',
      documento: 'CPF 529.982.247-25',
      endereco: 'Av. Central, 84, São Paulo/SP',
    },
    solicitante: {
      clinica: 'Hospital Patas',
      veterinario: 'Dr. Paulo Siqueira',
      crmv: 'CRMV-SP 23456',
      suspeita: 'Vômitos há duas semanas.',
    },
    veterinario: {
      nome: 'Dra. Beatriz Nogueira',
      crmv: 'CRMV-SP 34567',
      endereco: 'Rua do Sol, 10, São Paulo/SP',
      telefone: '(11) 98888-7766',
      email: 'bia@vale.vet.br',
    },
    secoes: [secao('Fígado'), secao('Baço')],
    conclusao: texto('Exame sem alterações.'),
    imagens: [],
    imagensPorPagina: 6,
    fontes: [],
    verificacao: { codigo: 'K7QF-29MX', url: 'https://vetlume.example/verificar?codigo=K7QF-29MX' },
    assinatura: { nivel: 'SIMPLES', fundamento: fundamentoDaAssinatura('SIMPLES') },
    ...campos,
  }
}
