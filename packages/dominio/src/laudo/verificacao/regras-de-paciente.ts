import { normalizarBusca } from '../../formatos/index.ts'
import { ORGAOS, ehOrgao, type Orgao } from '../../orgaos/index.ts'
import { textoPlano } from '../texto-do-laudo.ts'
import { dizAusente, dizPresente } from './ausencia.ts'
import { afirmado } from './leitor.ts'
import { aviso, erro, porSecao, trechosDoConteudo, type Achado, type DadosDaVerificacao, type Regra } from './regra.ts'
import { SO_DE_FEMEA, SO_DE_MACHO } from './vocabulario.ts'

const SEXO = { FEMEA: 'fêmea', MACHO: 'macho' } as const

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
      return estranhos
        .filter((orgao) => dizPresente(texto, orgao))
        .map((orgao) => aviso(`${onde}: o texto cita “${orgao.nome}”, que não corresponde ao sexo do paciente.`, secao))
    })
  },
}

const doencaDeOutroSexo: Regra = {
  id: 'doenca-de-outro-sexo',
  conferir({ conteudo, paciente: { sexo } }) {
    if (sexo === 'INDETERMINADO') return []
    const dito = afirmado(textoPlano(conteudo.conclusao), sexo === 'FEMEA' ? SO_DE_MACHO : SO_DE_FEMEA)
    if (dito === null) return []
    const mensagem = `Conclusão: “${dito}” não ocorre em ${SEXO[sexo]}. Corrija o texto, ou o sexo no cadastro.`
    return [erro(mensagem, null, dito)]
  },
}

/** A testicle may be retained; of these the text says what was left, or that they are gone. */
const SEMPRE_RETIRADOS: ReadonlySet<string> = new Set(['UTERO', 'OVARIOS'])

/** Organs that neutering removes: in a neutered animal only their absence or what is left of them can be described. */
const orgaoRetirado = porSecao('orgao-retirado-na-castracao', ({ id, titulo, orgao, situacao, texto }, dados) => {
  if (orgao === null || !ehOrgao(orgao) || dados.paciente.castrado !== true) return []
  if (!ORGAOS[orgao].removidoNaCastracao || deOutroSexo(ORGAOS[orgao], dados) || situacao !== 'NORMAL') return []
  if (dizAusente(textoPlano(texto), ORGAOS[orgao])) return []
  const mensagem = `${titulo}: o paciente é castrado, mas a seção o descreve como presente e normal. Confira.`
  return [SEMPRE_RETIRADOS.has(orgao) ? erro(mensagem, id) : aviso(mensagem, id)]
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

export const REGRAS_DE_PACIENTE = [
  orgaoDeOutroSexo,
  textoDeOutroSexo,
  doencaDeOutroSexo,
  orgaoRetirado,
  modeloDeOutroPaciente,
]
