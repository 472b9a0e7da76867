import { divergenciasDoDicom } from '../imagem-dicom.ts'
import { lerCrmv } from '../../formatos/index.ts'
import { lacunasDoTexto } from '../lacunas.ts'
import { semTexto } from '../texto-do-laudo.ts'
import { medidasCitadas } from '../variaveis-de-medida.ts'
import { valoresDasVariaveis, variaveisUsadas } from '../variaveis.ts'
import { aviso, erro, trechosDoConteudo, type Achado, type Regra } from './regra.ts'

const semConclusao: Regra = {
  id: 'sem-conclusao',
  conferir: ({ conteudo }) =>
    semTexto(conteudo.conclusao) ? [erro('Escreva a conclusão (impressão diagnóstica).')] : [],
}

const semCrmv: Regra = {
  id: 'sem-crmv',
  conferir: ({ especialista }) =>
    lerCrmv(especialista.crmv) === null
      ? [erro('Quem assina está sem CRMV válido. Complete o cadastro do especialista.')]
      : [],
}

const variavelSemValor: Regra = {
  id: 'variavel-sem-valor',
  conferir({ conteudo, variaveis, catalogo }) {
    const valoresEm = valoresDasVariaveis(variaveis, conteudo, catalogo)
    return trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }) =>
      [...new Set(variaveisUsadas(texto))].flatMap((nome): Achado[] => {
        const citadas = medidasCitadas(nome, conteudo.secoes, secao)
        if (citadas.length > 1) {
          const titulos = [...new Set(citadas.map((citada) => citada.secao.titulo))].join(', ')
          return [erro(`${onde}: {{${nome}}} pode ser de mais de um lugar (${titulos}). Escolha de qual.`, secao)]
        }
        const valor = valoresEm(secao)(nome)
        if (valor === undefined) return [erro(`${onde}: a variável {{${nome}}} não existe. Corrija ou retire.`, secao)]
        return valor === null || valor === ''
          ? [erro(`${onde}: a variável {{${nome}}} está vazia. Preencha ou retire.`, secao)]
          : []
      }),
    )
  },
}

const lacuna: Regra = {
  id: 'lacuna',
  conferir: ({ conteudo }) =>
    trechosDoConteudo(conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      // A variable stands for its value.
      const [achada] = lacunasDoTexto(texto.replace(/\{\{[^{}]{0,160}\}\}/g, '§'))
      return achada === undefined ? [] : [erro(`${onde}: ficou por preencher “${achada.texto}”.`, secao, achada.texto)]
    }),
}

const imagemDeOutroPaciente: Regra = {
  id: 'imagem-de-outro-paciente',
  conferir({ conteudo, imagens }) {
    const proprias = new Set(imagens.map(({ arquivo }) => arquivo))
    return conteudo.imagens.flatMap(({ arquivo }, i): Achado[] =>
      proprias.has(arquivo) ? [] : [erro(`A imagem ${i + 1} não é deste paciente. Retire-a e envie a imagem certa.`)],
    )
  },
}

/** The machine may have been used without typing the name anew: who signs has to have looked. */
const arquivoDeOutroPaciente: Regra = {
  id: 'arquivo-de-outro-paciente',
  conferir({ conteudo, imagens, paciente }) {
    const { nome, tutor, especie, codigo } = paciente
    if (nome === undefined || tutor === undefined) return []
    const arquivos = new Map(imagens.map(({ arquivo, dicom }) => [arquivo, dicom]))
    return conteudo.imagens.flatMap(({ arquivo }, i): Achado[] => {
      const dicom = arquivos.get(arquivo)
      const divergencias = dicom == null ? [] : divergenciasDoDicom(dicom, { nome, tutor, especie, animal: codigo })
      return divergencias.map(({ campo, noArquivo }) => {
        const diz = campo === 'PACIENTE' ? `de um paciente “${noArquivo}”` : `de outra espécie (“${noArquivo}”)`
        return aviso(`O arquivo da imagem ${i + 1} é ${diz}. Confira se a imagem é mesmo de ${nome}.`)
      })
    })
  },
}

const imagemRepetida: Regra = {
  id: 'imagem-repetida',
  conferir({ conteudo }) {
    const vistas = conteudo.imagens.map(({ arquivo }) => arquivo)
    const repetidas = vistas.flatMap((arquivo, i) => (vistas.indexOf(arquivo) < i ? [i + 1] : []))
    return repetidas.length === 0 ? [] : [aviso(`Há imagens repetidas: ${repetidas.join(', ')}.`)]
  },
}

const semLegenda: Regra = {
  id: 'imagem-sem-legenda',
  conferir({ conteudo }) {
    const sem = conteudo.imagens.flatMap(({ legenda }, i) => (legenda.trim() === '' ? [i + 1] : []))
    if (sem.length === 0) return []
    return [
      aviso(
        sem.length === 1
          ? `A imagem ${sem.join()} está sem legenda.`
          : `As imagens ${sem.join(', ')} estão sem legenda.`,
      ),
    ]
  },
}

export const REGRAS_GERAIS = [
  semConclusao,
  semCrmv,
  variavelSemValor,
  lacuna,
  imagemDeOutroPaciente,
  arquivoDeOutroPaciente,
  imagemRepetida,
  semLegenda,
]
