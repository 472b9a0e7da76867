import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, ehOrgao, type Orgao } from '../../modelos/orgaos.ts'
import { semTexto, textoPlano } from '../texto-do-laudo.ts'
import { aviso, erro, porSecao, trechosDoConteudo, type Achado, type DadosDaVerificacao, type Regra } from './regra.ts'

const SEXO = { FEMEA: 'fêmea', MACHO: 'macho' } as const

/** Sentences that say the organ is not there, or was not seen. */
const AUSENCIA =
  /\b(ausen\w+|ausencia|nao se aplica|nao (foi|foram) \w+|nao (possui|visualiza\w*|identifica\w*|caracteriza\w*)|sem (evidencia|sinais)|retirad\w+|removid\w+|castrad\w+|ablac\w+|coto\w*|remanescente\w*)\b/

const frases = (texto: string): string[] => texto.split(/[.;!?\n]/).map(normalizarBusca)

const menciona = (frase: string, { termos }: Orgao): boolean =>
  termos.some((termo) => new RegExp(String.raw`\b${termo}`).test(frase))

const deOutroSexo = ({ sexo }: Orgao, { paciente }: DadosDaVerificacao): boolean =>
  sexo !== null && paciente.sexo !== 'INDETERMINADO' && paciente.sexo !== sexo

const orgaoDeOutroSexo = porSecao('orgao-de-outro-sexo', ({ id, titulo, orgao, situacao }, dados) => {
  if (orgao === null || !ehOrgao(orgao) || !deOutroSexo(ORGAOS[orgao], dados)) return []
  const sexo = dados.paciente.sexo === 'FEMEA' ? SEXO.FEMEA : SEXO.MACHO
  const mensagem = `${titulo}: o paciente está cadastrado como ${sexo}. Retire a seção ou corrija o sexo no cadastro.`
  return [situacao === 'NAO_AVALIADO' ? aviso(mensagem, id) : erro(mensagem, id)]
})

const SEXUADOS: readonly Orgao[] = Object.values(ORGAOS).filter((orgao: Orgao) => orgao.sexo !== null)

const textoDeOutroSexo: Regra = {
  id: 'texto-de-outro-sexo',
  conferir(dados) {
    const estranhos = SEXUADOS.filter((orgao) => deOutroSexo(orgao, dados))
    const secoesJaApontadas = new Set(
      dados.conteudo.secoes
        .filter((s) => s.orgao !== null && ehOrgao(s.orgao) && deOutroSexo(ORGAOS[s.orgao], dados))
        .map((s) => s.id),
    )
    return trechosDoConteudo(dados.conteudo).flatMap(({ secao, onde, texto }): Achado[] => {
      if (secao !== null && secoesJaApontadas.has(secao)) return []
      const afirmadas = frases(texto).filter((frase) => !AUSENCIA.test(frase))
      return estranhos
        .filter((orgao) => afirmadas.some((frase) => menciona(frase, orgao)))
        .map((orgao) => aviso(`${onde}: o texto cita “${orgao.nome}”, que não corresponde ao sexo do paciente.`, secao))
    })
  },
}

/** Organs that neutering removes: in a neutered animal only their absence or what is left of them can be described. */
const orgaoRetirado = porSecao('orgao-retirado-na-castracao', ({ id, titulo, orgao, situacao, texto }, dados) => {
  if (orgao === null || !ehOrgao(orgao) || dados.paciente.castrado !== true) return []
  if (!ORGAOS[orgao].removidoNaCastracao || deOutroSexo(ORGAOS[orgao], dados) || situacao !== 'NORMAL') return []
  if (!semTexto(texto) && AUSENCIA.test(normalizarBusca(textoPlano(texto)))) return []
  return [aviso(`${titulo}: o paciente é castrado, mas a seção o descreve como presente e normal. Confira.`, id)]
})

const modeloDeOutroPaciente: Regra = {
  id: 'modelo-de-outro-paciente',
  conferir({ modeloPara, paciente }) {
    if (modeloPara === null) return []
    const { nome, especie, sexo } = modeloPara
    const achados: Achado[] = []
    if (especie !== null && normalizarBusca(especie) !== normalizarBusca(paciente.especie)) {
      achados.push(
        aviso(
          `O modelo “${nome}” é para a espécie ${especie.toLowerCase()}, e o paciente é da espécie ${paciente.especie.toLowerCase()}.`,
        ),
      )
    }
    if (sexo !== null && paciente.sexo !== 'INDETERMINADO' && sexo !== paciente.sexo) {
      achados.push(aviso(`O modelo “${nome}” é para ${SEXO[sexo]}, e o paciente é ${SEXO[paciente.sexo]}.`))
    }
    return achados
  },
}

export const REGRAS_DE_PACIENTE = [orgaoDeOutroSexo, textoDeOutroSexo, orgaoRetirado, modeloDeOutroPaciente]
