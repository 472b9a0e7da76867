import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { textoDoSexo, type AnimalCompleto } from '@vetlume/dominio/animal'
import { useState } from 'react'
import { avisar } from '../../ui/avisar.ts'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { EtiquetaDeSituacao } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDoTutor, opcaoDeTutor } from '../tutor/index.ts'
import { consultaDoAnimal } from './api.ts'
import { CamposDoAnimal } from './campos-do-animal.tsx'
import { DadosDoAnimal, Pesos, ResponsavelDoAnimal } from './dados-do-animal.tsx'
import { useFormularioDoAnimal } from './use-formulario-do-animal.ts'
import { CAMPOS_DO_ANIMAL } from './valores.ts'

const MIGALHAS = [{ rotulo: 'Cadastro' }, { rotulo: 'Pacientes', para: '/cadastro/animal' }]

interface FormularioDoAnimalProps {
  ficha: AnimalCompleto | undefined
  tutor: OpcaoDeBusca | null
  aoSalvar: (ficha: AnimalCompleto) => void
  aoFechar: () => void
  aoRecarregar?: () => void
}

function FormularioDoAnimal({ ficha, tutor, aoSalvar, aoFechar, aoRecarregar }: FormularioDoAnimalProps) {
  // The version that was opened, until it is saved: what others save meanwhile must be refused, not overwritten.
  const [aberta, definirAberta] = useState(ficha)
  const salvar = (salva: AnimalCompleto) => {
    definirAberta(salva)
    aoSalvar(salva)
  }
  const form = useFormularioDoAnimal({ ficha: aberta, inicial: { tutor: tutor?.codigo ?? '' }, aoSalvar: salvar })
  return (
    <Formulario
      form={form}
      rotulo="Dados do paciente"
      rotuloDeSalvar={ficha === undefined ? 'Cadastrar paciente' : 'Salvar'}
      rodape="fixo"
      aoCancelar={aoFechar}
      {...(aoRecarregar === undefined ? {} : { aoRecarregar })}
    >
      <CamposDoAnimal
        controle={form.control}
        escrever={form.setValue}
        ficha={aberta}
        tutor={tutor}
        focar={ficha === undefined}
      />
    </Formulario>
  )
}

function Complemento({ sexo, castrado, especie, idade, obito, ativo }: AnimalCompleto) {
  return (
    <>
      <Etiqueta tom="marca" rotulo={especie.nome} />
      <Etiqueta tom="neutro" rotulo={textoDoSexo(sexo, castrado)} />
      {idade !== null && <Etiqueta tom="neutro" rotulo={idade} />}
      {obito !== null && <Etiqueta tom="neutro" rotulo="Óbito" />}
      {!ativo && <EtiquetaDeSituacao ativo={false} />}
    </>
  )
}

export interface FichaProps {
  aoFechar: () => void
  aoAbrir: (codigo: string) => void
}

/** A blank record; with a tutor in the address, for that tutor. */
export function NovoAnimal({ codigoDoTutor, aoFechar, aoAbrir }: FichaProps & { codigoDoTutor: string | undefined }) {
  const { data: tutor, isLoading } = useQuery({
    ...consultaDoTutor(codigoDoTutor ?? ''),
    enabled: codigoDoTutor !== undefined,
  })
  return (
    <Pagina titulo="Novo paciente" largura="leitura" migalhas={[...MIGALHAS, { rotulo: 'Novo' }]}>
      {isLoading ? (
        <Secao>
          <EsqueletoDeFormulario campos={8} />
        </Secao>
      ) : (
        <FormularioDoAnimal
          ficha={undefined}
          tutor={tutor === undefined ? null : opcaoDeTutor(tutor)}
          aoFechar={aoFechar}
          aoSalvar={({ codigo, nome }) => {
            avisar.sucesso(`${nome} foi cadastrado.`)
            aoAbrir(codigo)
          }}
        />
      )}
    </Pagina>
  )
}

/** The record of an animal: edited by who may, read by the others. */
export function FichaDoAnimal({ codigo, aoFechar }: Pick<FichaProps, 'aoFechar'> & { codigo: string }) {
  const { data: ficha, error, refetch } = useQuery(consultaDoAnimal(codigo))
  const [leitura, definirLeitura] = useState(0)
  const recarregar = async () => {
    await refetch()
    definirLeitura((anterior) => anterior + 1)
  }
  const nome = ficha?.nome ?? 'Paciente'
  return (
    <Pagina
      titulo={nome}
      largura="leitura"
      complemento={ficha !== undefined && <Complemento {...ficha} />}
      migalhas={[...MIGALHAS, { rotulo: nome }]}
      acoes={
        ficha?.permissoes.verHistorico === true && (
          <BotaoHistorico entidade="animal" registro={codigo} nome={nome} campos={CAMPOS_DO_ANIMAL} />
        )
      }
    >
      {ficha === undefined && (
        <Secao>
          {error === null ? (
            <EsqueletoDeFormulario campos={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      )}
      {ficha?.alerta != null && (
        <Alert severity="warning" icon={<WarningIcon />}>
          {ficha.alerta}
        </Alert>
      )}
      {ficha !== undefined && <ResponsavelDoAnimal tutor={ficha.tutor} />}
      {ficha?.permissoes.editar === true && (
        <FormularioDoAnimal
          key={leitura}
          ficha={ficha}
          tutor={null}
          aoFechar={aoFechar}
          aoSalvar={() => avisar.sucesso('Paciente salvo.')}
          aoRecarregar={() => void recarregar()}
        />
      )}
      {ficha?.permissoes.editar === false && <DadosDoAnimal ficha={ficha} />}
      {ficha !== undefined && ficha.pesos.length > 0 && <Pesos pesos={ficha.pesos} />}
    </Pagina>
  )
}
