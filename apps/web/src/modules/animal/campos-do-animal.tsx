import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ROTULOS_DO_SEXO } from '@vetlume/dominio/animal'
import type { ItemDeRaca } from '@vetlume/dominio/raca'
import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useSessao } from '../../lib/use-sessao.ts'
import { Pilha } from '../../ui/disposicao.tsx'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { fonteDoCadastro, opcoesDe, procurarNoCadastro } from '../cadastros/index.ts'
import { CampoTutor, consultaDoTutor, opcaoDeTutor } from '../tutor/index.ts'
import { consultaDeEspecies } from './api.ts'
import { CampoCastrado } from './campo-castrado.tsx'
import { CampoNascimento } from './campo-nascimento.tsx'
import { CampoPeso } from './campo-peso.tsx'
import { CampoTutores } from './campo-tutores.tsx'
import { hojeNoFuso, type PropsDoAnimal } from './valores.ts'

interface CamposDeIdentificacaoProps extends Omit<PropsDoAnimal, 'form'> {
  form: Pick<PropsDoAnimal['form'], 'setValue'>
  /** Tutor that a new record starts with. */
  tutor: OpcaoDeBusca | null
}

function opcaoDeRaca({ codigo, nome, sinonimo, especie }: ItemDeRaca, comEspecie: boolean) {
  return { codigo, nome, detalhe: comEspecie ? especie.nome : sinonimo, especie: especie.codigo }
}

/**
 * A breed is of one species: with another species it must be chosen again. While no species is chosen every breed is
 * offered, and the chosen one brings its species.
 */
function CampoRaca({ controle, form, ficha }: Pick<CamposDeIdentificacaoProps, 'controle' | 'form' | 'ficha'>) {
  const { setValue: escrever } = form
  const especie = useWatch({ control: controle, name: 'especie' })
  const anterior = useRef(especie)
  useEffect(() => {
    if (anterior.current === especie) return
    anterior.current = especie
    escrever('raca', null, { shouldDirty: true })
  }, [especie, escrever])
  const procurar = useMemo(
    () => procurarNoCadastro('raca', { ativo: 'true', ...(especie === '' ? {} : { especie }) }),
    [especie],
  )
  return (
    <CampoBusca
      controle={controle}
      nome="raca"
      rotulo="Raça"
      chave={['raca', 'opcoes', especie]}
      procurar={async (texto, sinal) => (await procurar(texto, sinal)).map((raca) => opcaoDeRaca(raca, especie === ''))}
      inicial={ficha?.raca ?? null}
      aoEscolher={(opcao) => {
        if (especie !== '' || opcao === null || !('especie' in opcao)) return
        anterior.current = String(opcao.especie)
        escrever('especie', anterior.current, { shouldDirty: true, shouldValidate: true })
      }}
    />
  )
}

/** Which animal it is: what a registration in the middle of something else asks for. */
export function CamposDeIdentificacao({ controle, form, ficha, tutor, focar }: CamposDeIdentificacaoProps) {
  const { data: especies } = useQuery(consultaDeEspecies)
  const opcoes = (especies?.itens ?? []).map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))
  const comum = { controle }
  return (
    <Grade>
      <CampoTexto {...comum} nome="nome" rotulo="Nome" obrigatorio maximo={120} focar={focar} />
      <CampoTutor {...comum} nome="tutor" rotulo="Tutor" obrigatorio inicial={ficha?.tutor ?? tutor} />
      <CampoSelecao {...comum} nome="especie" rotulo="Espécie" obrigatorio opcoes={opcoes} />
      <CampoRaca controle={controle} form={form} ficha={ficha} />
      <CampoSelecao {...comum} nome="sexo" rotulo="Sexo" obrigatorio opcoes={opcoesDe(ROTULOS_DO_SEXO)} />
      <CampoCastrado {...comum} nome="castrado" rotulo="Castrado" />
      <CampoNascimento controle={controle} form={form} />
      {ficha === undefined && <CampoPeso {...comum} nome="pesoGramas" rotulo="Peso de hoje" />}
    </Grade>
  )
}

function CamposDeMarcas({ controle }: Pick<PropsDoAnimal, 'controle'>) {
  const comum = { controle }
  return (
    <Grade>
      <CampoTexto {...comum} nome="pelagem" rotulo="Pelagem" maximo={80} />
      <CampoMascara {...comum} nome="microchip" rotulo="Microchip" mascara="microchip" ajuda="15 números" />
      <CampoMascara
        {...comum}
        nome="sinpatinhas"
        rotulo="SinPatinhas"
        mascara="microchip"
        ajuda="Registro nacional, 15 números"
      />
      <CampoTexto
        {...comum}
        nome="alerta"
        rotulo="Alertas"
        linhas={2}
        maximo={500}
        dica="Morde, alergia a dipirona…"
        ajuda="Um por linha: aparecem em destaque a quem atende"
        className="inteiro"
      />
      <CampoTexto {...comum} nome="sinais" rotulo="Sinais particulares" linhas={2} maximo={500} className="inteiro" />
    </Grade>
  )
}

const clinicas = fonteDoCadastro('parceiro', {
  detalhe: ({ cidade }) => cidade,
})
const planos = fonteDoCadastro('plano-saude', { detalhe: ({ operadora }) => operadora })

function CamposDeOrigem({ controle, ficha }: Pick<PropsDoAnimal, 'controle' | 'ficha'>) {
  const { clinica } = useSessao()
  const comum = { controle }
  return (
    <Grade>
      <CampoBusca
        {...comum}
        {...planos}
        nome="planoSaude"
        rotulo="Plano de saúde"
        inicial={ficha?.planoSaude ?? null}
      />
      <CampoTexto {...comum} nome="carteirinha" rotulo="Número da carteirinha" maximo={40} />
      <CampoData
        {...comum}
        nome="planoDesde"
        rotulo="No plano desde"
        maximo={hojeNoFuso()}
        ajuda="Para contar a carência ao marcar exames"
      />
      {clinica === null && (
        <CampoBusca
          {...comum}
          {...clinicas}
          nome="parceiro"
          rotulo="Clínica de origem"
          inicial={ficha?.parceiro ?? null}
        />
      )}
    </Grade>
  )
}

/** How the animal died, where it is known: the record stays. */
function CamposDoObito({ controle }: Pick<PropsDoAnimal, 'controle'>) {
  return (
    <Grade>
      <CampoData controle={controle} nome="obito" rotulo="Data do óbito" maximo={hojeNoFuso()} />
      <CampoTexto controle={controle} nome="obitoMotivo" rotulo="Motivo do óbito" maximo={200} />
    </Grade>
  )
}

/** Every field, in sections, for the page. */
export function CamposDoAnimal({ controle, form, ficha, focar }: PropsDoAnimal) {
  const { tutor: codigoDoTutor } = useSearch({ from: '/casca/cadastro/animal' })
  const { data: tutor } = useQuery({
    ...consultaDoTutor(codigoDoTutor ?? ''),
    enabled: ficha === undefined && codigoDoTutor !== undefined,
  })
  return (
    <>
      <Secao titulo="Identificação">
        <CamposDeIdentificacao
          {...{ controle, form, ficha, focar }}
          tutor={tutor === undefined ? null : opcaoDeTutor(tutor)}
        />
      </Secao>
      <Secao titulo="Características">
        <CamposDeMarcas controle={controle} />
      </Secao>
      <Secao titulo="Tutores, plano e origem">
        <Pilha>
          <CampoTutores controle={controle} ficha={ficha} />
          <CamposDeOrigem controle={controle} ficha={ficha} />
        </Pilha>
      </Secao>
      {ficha !== undefined && (
        <Secao titulo="Óbito">
          <CamposDoObito controle={controle} />
        </Secao>
      )}
    </>
  )
}
