import { useQuery } from '@tanstack/react-query'
import { ROTULOS_DO_SEXO, type AnimalCompleto } from '@vetlume/dominio/animal'
import type { ItemDeRaca } from '@vetlume/dominio/raca'
import { useEffect, useMemo, useRef } from 'react'
import type { UseFormSetValue } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useSessao } from '../../lib/use-sessao.ts'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMascara } from '../../ui/formulario/campo-mascara.tsx'
import { CampoMarcado, CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { fonteDoCadastro, opcoesDe, procurarNoCadastro } from '../cadastros/index.ts'
import { CampoTutor } from '../tutor/index.ts'
import { consultaDeEspecies } from './api.ts'
import { CampoCastrado } from './campo-castrado.tsx'
import { CampoNascimento, hojeNoFuso } from './campo-nascimento.tsx'
import { CampoPeso } from './campo-peso.tsx'
import type { ControleDoAnimal, ValoresDoAnimal } from './valores.ts'

export interface CamposDoAnimalProps {
  controle: ControleDoAnimal
  escrever: UseFormSetValue<ValoresDoAnimal>
  ficha: AnimalCompleto | undefined
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
function CampoRaca({ controle, escrever, ficha }: Pick<CamposDoAnimalProps, 'controle' | 'escrever' | 'ficha'>) {
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
export function CamposDeIdentificacao({
  controle,
  escrever,
  ficha,
  tutor,
  focar = false,
}: CamposDoAnimalProps & { focar?: boolean }) {
  const { data: especies } = useQuery(consultaDeEspecies)
  const opcoes = (especies?.itens ?? []).map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome }))
  const comum = { controle }
  return (
    <Grade>
      <CampoTexto {...comum} nome="nome" rotulo="Nome" obrigatorio maximo={80} focar={focar} />
      <CampoTutor {...comum} nome="tutor" rotulo="Tutor" obrigatorio inicial={ficha?.tutor ?? tutor} />
      <CampoSelecao {...comum} nome="especie" rotulo="Espécie" obrigatorio opcoes={opcoes} />
      <CampoRaca controle={controle} escrever={escrever} ficha={ficha} />
      <CampoSelecao {...comum} nome="sexo" rotulo="Sexo" obrigatorio opcoes={opcoesDe(ROTULOS_DO_SEXO)} />
      <CampoCastrado {...comum} nome="castrado" rotulo="Castrado" />
      <CampoNascimento controle={controle} escrever={escrever} />
      <CampoPeso
        {...comum}
        nome="pesoGramas"
        rotulo="Peso atual"
        ajuda="Cada peso novo entra na história do paciente"
      />
    </Grade>
  )
}

function CamposDeMarcas({ controle }: Pick<CamposDoAnimalProps, 'controle'>) {
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
        rotulo="Alerta"
        maximo={500}
        dica="Morde, alergia a dipirona…"
        ajuda="Aparece em destaque a quem atende"
      />
      <CampoTexto {...comum} nome="sinais" rotulo="Sinais particulares" linhas={2} maximo={500} className="inteiro" />
    </Grade>
  )
}

const clinicas = fonteDoCadastro('parceiro', {
  detalhe: ({ cidade }) => cidade,
})
const planos = fonteDoCadastro('plano-saude', { detalhe: ({ operadora }) => operadora })

function CamposDeOrigem({ controle, ficha }: Pick<CamposDoAnimalProps, 'controle' | 'ficha'>) {
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
      {clinica === null && (
        <CampoBusca
          {...comum}
          {...clinicas}
          nome="parceiro"
          rotulo="Clínica de origem"
          inicial={ficha?.parceiro ?? null}
        />
      )}
      {ficha !== undefined && <CampoData {...comum} nome="obito" rotulo="Data do óbito" maximo={hojeNoFuso()} />}
      {ficha !== undefined && (
        <CampoMarcado
          {...comum}
          nome="ativo"
          rotulo="Ativo"
          ajuda="Inativo não é oferecido em novos atendimentos"
          chave
        />
      )}
    </Grade>
  )
}

/** Every field, in sections, for the page. */
export function CamposDoAnimal({ focar, ...props }: CamposDoAnimalProps & { focar: boolean }) {
  return (
    <>
      <Secao titulo="Identificação">
        <CamposDeIdentificacao {...props} focar={focar} />
      </Secao>
      <Secao titulo="Características">
        <CamposDeMarcas controle={props.controle} />
      </Secao>
      <Secao titulo="Plano e origem">
        <CamposDeOrigem controle={props.controle} ficha={props.ficha} />
      </Secao>
    </>
  )
}
