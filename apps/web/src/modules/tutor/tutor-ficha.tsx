import AddIcon from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatarCep, formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { TutorCompleto } from '@vetlume/dominio/tutor'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { avisar } from '../../ui/avisar.ts'
import { BotaoElo, Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EsqueletoDeFormulario } from '../../ui/estados.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Dados, EtiquetaDeSituacao, usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDoTutor } from './api.ts'
import { CamposDoTutor } from './campos-do-tutor.tsx'
import { CpfExistente } from './cpf-existente.tsx'
import { useFormularioDoTutor } from './use-formulario-do-tutor.ts'
import { CAMPOS_DO_TUTOR } from './valores.ts'

const MIGALHAS = [{ rotulo: 'Cadastro' }, { rotulo: 'Tutores', para: '/cadastro/tutor' }]

interface FormularioDoTutorProps {
  ficha: TutorCompleto | undefined
  aoSalvar: (ficha: TutorCompleto) => void
  aoFechar: () => void
  aoAbrir: (codigo: string) => void
  aoRecarregar?: () => void
}

function FormularioDoTutor({ ficha, aoSalvar, aoFechar, aoAbrir, aoRecarregar }: FormularioDoTutorProps) {
  // The version that was opened, until it is saved: what others save meanwhile must be refused, not overwritten.
  const [aberta, definirAberta] = useState(ficha)
  const salvar = (salva: TutorCompleto) => {
    definirAberta(salva)
    aoSalvar(salva)
  }
  const form = useFormularioDoTutor({ ficha: aberta, aoSalvar: salvar })
  const cpf = useWatch({ control: form.control, name: 'cpf' })
  return (
    <Formulario
      form={form}
      rotulo="Dados do tutor"
      rotuloDeSalvar={ficha === undefined ? 'Cadastrar tutor' : 'Salvar'}
      rodape="fixo"
      aoCancelar={aoFechar}
      {...(aoRecarregar === undefined ? {} : { aoRecarregar })}
    >
      <CpfExistente
        cpf={cpf}
        exceto={ficha?.codigo}
        rotuloDeUsar="Abrir cadastro"
        aoUsar={({ codigo }) => aoAbrir(codigo)}
      />
      <CamposDoTutor controle={form.control} ficha={ficha} desabilitado={false} focar={ficha === undefined} />
    </Formulario>
  )
}

function DadosDoTutor({ ficha }: { ficha: TutorCompleto }) {
  const { cpf, estrangeiro, telefone, whatsapp, email, cep, logradouro, numero, complemento, bairro, cidade } = ficha
  const endereco = [logradouro, numero, complemento, bairro].filter((parte) => parte !== null).join(', ')
  return (
    <Secao titulo="Responsável">
      <Dados
        itens={[
          ['CPF', cpf === null ? (estrangeiro ? 'Estrangeiro' : null) : formatarCpf(cpf)],
          ['E-mail', email],
          ['Telefone', telefone && formatarTelefone(telefone)],
          ['WhatsApp', whatsapp && formatarTelefone(whatsapp)],
          ['Endereço', endereco],
          ['Cidade', cidade && `${cidade.nome}/${cidade.uf}`],
          ['CEP', cep && formatarCep(cep)],
        ]}
      />
    </Secao>
  )
}

function Animais({ ficha }: { ficha: TutorCompleto }) {
  const novo = usePode('animal:escrever') && (
    <BotaoElo to="/cadastro/animal" search={{ novo: '1', tutor: ficha.codigo }} size="small" startIcon={<AddIcon />}>
      Novo paciente
    </BotaoElo>
  )
  return (
    <Secao titulo="Pacientes" acoes={novo}>
      {ficha.animais.length === 0 && <Box sx={{ color: 'text.secondary' }}>Nenhum paciente deste tutor ainda.</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {ficha.animais.map(({ codigo, nome, especie, raca, ativo }) => (
          <Box component="li" key={codigo} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
            <Elo to="/cadastro/animal" search={{ codigo }} sx={{ fontWeight: 550 }}>
              {nome}
            </Elo>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {[especie, raca].filter(Boolean).join(' · ')}
            </Box>
            {!ativo && <EtiquetaDeSituacao ativo={false} />}
          </Box>
        ))}
      </Box>
    </Secao>
  )
}

export interface FichaProps {
  aoFechar: () => void
  aoAbrir: (codigo: string) => void
}

export function NovoTutor({ aoFechar, aoAbrir }: FichaProps) {
  return (
    <Pagina titulo="Novo tutor" largura="leitura" migalhas={[...MIGALHAS, { rotulo: 'Novo' }]}>
      <FormularioDoTutor
        ficha={undefined}
        aoFechar={aoFechar}
        aoAbrir={aoAbrir}
        aoSalvar={({ codigo, nome }) => {
          avisar.sucesso(`${nome} foi cadastrado.`)
          aoAbrir(codigo)
        }}
      />
    </Pagina>
  )
}

/** The record of a tutor: edited by who may, read by the others. */
export function FichaDoTutor({ codigo, aoFechar, aoAbrir }: FichaProps & { codigo: string }) {
  const { data: ficha, error, refetch } = useQuery(consultaDoTutor(codigo))
  const [leitura, definirLeitura] = useState(0)
  const recarregar = async () => {
    await refetch()
    definirLeitura((anterior) => anterior + 1)
  }
  const nome = ficha?.nome ?? 'Tutor'
  return (
    <Pagina
      titulo={nome}
      largura="leitura"
      complemento={ficha !== undefined && !ficha.ativo && <EtiquetaDeSituacao ativo={false} />}
      migalhas={[...MIGALHAS, { rotulo: nome }]}
      acoes={
        ficha?.permissoes.verHistorico === true && (
          <BotaoHistorico entidade="tutor" registro={codigo} nome={nome} campos={CAMPOS_DO_TUTOR} />
        )
      }
    >
      {ficha === undefined && error !== null && (
        <Secao>
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        </Secao>
      )}
      {ficha === undefined && error === null && (
        <Secao>
          <EsqueletoDeFormulario campos={8} />
        </Secao>
      )}
      {ficha !== undefined && <Animais ficha={ficha} />}
      {ficha?.permissoes.editar === true && (
        <FormularioDoTutor
          key={leitura}
          ficha={ficha}
          aoFechar={aoFechar}
          aoAbrir={aoAbrir}
          aoSalvar={() => avisar.sucesso('Tutor salvo.')}
          aoRecarregar={() => void recarregar()}
        />
      )}
      {ficha?.permissoes.editar === false && <DadosDoTutor ficha={ficha} />}
    </Pagina>
  )
}
