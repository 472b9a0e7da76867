/** `nome` or `nome|synonyms`: the usual Brazilian name first; the international one as a synonym that search finds. */
export const CANINA = `Affenpinscher|Pinscher Macaco
Afghan Hound|Galgo Afegão
Aidi|Cão do Atlas
Airedale Terrier
Akbash
Akita Americano|American Akita
Akita Inu|Akita
Alano Espanhol|Alano Español
American Bulldog|Buldogue Americano
American Bully
American Hairless Terrier
American Staffordshire Terrier|Amstaff
American Water Spaniel|Spaniel d'Água Americano
Anglo-Francês de Pequena Caça|Anglo-Français de Petite Vénerie
Ariégeois
Azawakh
Barbado da Terceira
Barbet|Cão d'Água Francês
Basenji
Basset Artesiano Normando|Basset Artésien Normand
Basset Azul da Gasconha|Basset Bleu de Gascogne
Basset Fulvo da Bretanha|Basset Fauve de Bretagne
Basset Hound
Beagle
Beagle Harrier
Bearded Collie
Beauceron|Pastor de Beauce
Bedlington Terrier
Bergamasco|Pastor Bergamasco, Bergamasco Shepherd
Bernese Mountain Dog|Boiadeiro Bernês, Bernese
Bichon Bolonhês|Bolognese
Bichon Frisé|Bichon à Poil Frisé
Bichon Havanês|Havanese
Biewer Terrier
Billy
Black and Tan Coonhound
Bloodhound|Cão de Santo Humberto
Bluetick Coonhound
Boerboel|Mastim Sul-Africano, South African Mastiff
Boiadeiro Australiano|Australian Cattle Dog, Blue Heeler
Boiadeiro da Flandres|Bouvier des Flandres
Boiadeiro das Ardenas|Bouvier des Ardennes
Boiadeiro de Appenzell|Appenzeller Sennenhund
Boiadeiro de Entlebuch|Entlebucher Mountain Dog
Border Collie
Border Terrier
Borzoi|Galgo Russo
Boston Terrier
Boxer
Boykin Spaniel
Braco Alemão de Pelo Curto|German Shorthaired Pointer
Braco Alemão de Pelo Duro|German Wirehaired Pointer, Drahthaar, Deutsch Drahthaar
Braco de Auvérnia|Braque d'Auvergne
Braco do Bourbonnais|Braque du Bourbonnais
Braco Dinamarquês Antigo|Old Danish Pointer
Braco Eslovaco de Pelo Duro|Slovak Rough-haired Pointer
Braco Francês|Braque Français
Braco Húngaro|Vizsla, Magyar Vizsla
Braco Húngaro de Pelo Duro|Wirehaired Vizsla
Braco Italiano|Bracco Italiano
Braco Saint-Germain|Braque Saint-Germain
Briard|Pastor de Brie
Briquet Griffon Vendeano|Briquet Griffon Vendéen
Broholmer
Buldogue Campeiro|Campeiro Bulldog
Buldogue Continental|Continental Bulldog
Buldogue Francês|French Bulldog
Buldogue Inglês|English Bulldog, Bulldog
Buldogue Serrano|Serrano Bulldog
Bull Terrier
Bull Terrier Miniatura|Miniature Bull Terrier
Bullmastiff
Ca de Bou|Dogo Maiorquino, Perro de Presa Mallorquín
Cairn Terrier
Cane Corso|Cão Corso
Cão da Serra da Estrela|Estrela Mountain Dog
Cão da Serra de Aires|Portuguese Sheepdog
Cão da Terra Nova|Newfoundland, Terra Nova
Cão d'Água Espanhol|Spanish Water Dog
Cão d'Água Frisão|Wetterhoun
Cão d'Água Irlandês|Irish Water Spaniel
Cão d'Água Português|Portuguese Water Dog
Cão de Canaã|Canaan Dog
Cão de Castro Laboreiro|Castro Laboreiro Dog
Cão de Crista Chinês|Chinese Crested Dog
Cão de Fila de São Miguel|Saint Miguel Cattle Dog
Cão de Gado Transmontano
Cão de Urso da Carélia|Karelian Bear Dog
Cão Dinamarquês-Sueco de Fazenda|Danish-Swedish Farmdog
Cão Esquimó Americano|American Eskimo Dog
Cão Esquimó Canadense|Canadian Eskimo Dog
Cão Finlandês da Lapônia|Finnish Lapphund
Cão Lobo de Saarloos|Saarloos Wolfdog
Cão Lobo Tchecoslovaco|Czechoslovakian Wolfdog
Cão Montanhês dos Alpes|Greater Swiss Mountain Dog, Grande Boiadeiro Suíço
Cão Pelado do Peru|Peruvian Hairless Dog, Perro sin Pelo del Perú
Cão Pelado Mexicano|Xoloitzcuintle, Xolo
Cão Sueco da Lapônia|Swedish Lapphund
Catahoula|Catahoula Leopard Dog
Cavalier King Charles Spaniel
Cesky Fousek|Český fousek
Chesapeake Bay Retriever
Chihuahua
Chinook
Chow Chow
Cimarrón Uruguaio|Cimarrón Uruguayo
Cirneco do Etna|Cirneco dell'Etna
Clumber Spaniel
Cocker Spaniel Americano|American Cocker Spaniel
Cocker Spaniel Inglês|English Cocker Spaniel
Collie de Pelo Curto|Smooth Collie
Collie de Pelo Longo|Rough Collie, Collie
Coton de Tulear
Cursinu|Cão da Córsega, Corsican Dog
Curly Coated Retriever
Dachsbracke Alpino|Alpine Dachsbracke
Dachsbracke da Vestfália|Westphalian Dachsbracke
Dachshund|Teckel, Salsicha
Dachshund Miniatura|Teckel Anão, Miniature Dachshund
Dálmata|Dalmatian
Dandie Dinmont Terrier
Deerhound|Scottish Deerhound
Deutsch Langhaar|German Longhaired Pointer
Dobermann|Doberman Pinscher
Dogo Argentino
Dogo Canário|Presa Canario, Perro de Presa Canario
Dogue Alemão|Great Dane
Dogue Brasileiro
Dogue de Bordeaux|French Mastiff
Drentse Patrijshond|Perdigueiro de Drente
Drever
Dunker|Sabujo Norueguês
Elkhound Norueguês Cinza|Norwegian Elkhound
Elkhound Norueguês Preto|Black Norwegian Elkhound
Épagneul Azul da Picardia|Blue Picardy Spaniel
Épagneul Bretão|Brittany, Brittany Spaniel
Épagneul da Picardia|Picardy Spaniel
Épagneul de Pont-Audemer|Pont-Audemer Spaniel
Épagneul Francês|French Spaniel
Eurasier
Field Spaniel
Fila Brasileiro|Brazilian Mastiff
Flat Coated Retriever
Fox Paulistinha|Terrier Brasileiro, Brazilian Terrier
Fox Terrier de Pelo Duro|Wire Fox Terrier
Fox Terrier de Pelo Liso|Smooth Fox Terrier
Foxhound Americano|American Foxhound
Foxhound Inglês|English Foxhound
Galgo Espanhol|Galgo Español
Galgo Húngaro|Magyar Agár
Galgo Italiano|Italian Greyhound, Piccolo Levriero
Galgo Polonês|Polish Greyhound, Chart Polski
Glen of Imaal Terrier
Golden Retriever
Grande Azul da Gasconha|Grand Bleu de Gascogne
Grande Basset Griffon Vendeano|Grand Basset Griffon Vendéen
Grande Griffon Vendeano|Grand Griffon Vendéen
Grande Münsterländer|Large Münsterländer
Greyhound|Galgo Inglês
Griffon Azul da Gasconha|Griffon Bleu de Gascogne
Griffon Belga|Belgian Griffon
Griffon de Bruxelas|Griffon Bruxellois, Brussels Griffon
Griffon de Nivernais|Griffon Nivernais
Griffon Korthals|Wirehaired Pointing Griffon
Hamiltonstövare|Sabujo de Hamilton
Harrier
Hokkaido
Hovawart
Husky Siberiano|Siberian Husky
Irish Wolfhound|Lebrel Irlandês, Galgo Irlandês
Jack Russell Terrier
Jagdterrier|Terrier de Caça Alemão
Jämthund|Elkhound Sueco
Jindo Coreano|Korean Jindo
Kai
Kangal|Pastor da Anatólia, Anatolian Shepherd
Keeshond|Spitz Lobo
Kelpie Australiano|Australian Kelpie
Kerry Blue Terrier
King Charles Spaniel
Kishu
Komondor
Kooikerhondje
Kromfohrländer
Kuvasz
Labradoodle
Labrador Retriever|Labrador
Lagotto Romagnolo
Laika da Sibéria Ocidental|West Siberian Laika
Laika da Sibéria Oriental|East Siberian Laika
Laika Russo-Europeu|Russo-European Laika
Lakeland Terrier
Lancashire Heeler
Landseer
Lapinporokoira|Lapponian Herder
Leão da Rodésia|Rhodesian Ridgeback
Leonberger
Lhasa Apso
Lulu da Pomerânia|Spitz Alemão Anão, Pomeranian
Löwchen|Pequeno Cão Leão
Malamute do Alasca|Alaskan Malamute
Maltês|Maltese
Manchester Terrier
Maremano Abruzês|Pastor Maremano, Maremma Sheepdog
Mastiff Inglês|English Mastiff, Mastim Inglês
Mastim dos Pirineus|Pyrenean Mastiff
Mastim Espanhol|Spanish Mastiff
Mastim Napolitano|Neapolitan Mastiff
Mastim Tibetano|Tibetan Mastiff, Dogue do Tibete
Montanha dos Pirineus|Pyrenean Mountain Dog, Great Pyrenees
Mudi
Norfolk Terrier
Norrbottenspets
Norsk Buhund|Norwegian Buhund
Norsk Lundehund|Norwegian Lundehund
Norwich Terrier
Old English Sheepdog|Bobtail, Antigo Cão Pastor Inglês
Olde English Bulldogge
Otterhound
Ovelheiro Gaúcho|Gaucho Sheepdog
Papillon|Spaniel Anão Continental
Parson Russell Terrier
Pastor Alemão|German Shepherd Dog
Pastor Australiano|Australian Shepherd
Pastor Basco|Basque Shepherd Dog
Pastor Belga Groenendael|Belgian Groenendael
Pastor Belga Laekenois|Belgian Laekenois
Pastor Belga Malinois|Belgian Malinois
Pastor Belga Tervueren|Belgian Tervuren
Pastor Branco Suíço|White Swiss Shepherd Dog
Pastor Catalão|Catalan Sheepdog, Gos d'Atura
Pastor Croata|Croatian Sheepdog
Pastor da Ásia Central|Central Asian Shepherd Dog, Alabai
Pastor da Bósnia|Tornjak
Pastor de Shetland|Shetland Sheepdog, Sheltie
Pastor do Cáucaso|Caucasian Shepherd Dog
Pastor do Karst|Karst Shepherd
Pastor Holandês|Dutch Shepherd
Pastor Islandês|Icelandic Sheepdog
Pastor Iugoslavo de Charplanina|Šarplaninac
Pastor Maiorquino|Majorca Shepherd Dog, Ca de Bestiar
Pastor Mioritic Romeno|Romanian Mioritic Shepherd Dog
Pastor Picardo|Berger Picard
Pastor Polonês da Planície|Polish Lowland Sheepdog
Pastor Polonês de Podhale|Tatra Shepherd Dog
Pastor dos Cárpatos|Carpathian Shepherd Dog
Pastor dos Pirineus|Pyrenean Sheepdog
Pastor Sul-Russo|South Russian Ovcharka
Pequeno Azul da Gasconha|Petit Bleu de Gascogne
Pequeno Basset Griffon Vendeano|Petit Basset Griffon Vendéen
Pequeno Münsterländer|Small Münsterländer
Pequinês|Pekingese
Perdigueiro de Burgos|Burgos Pointer
Perdigueiro Português|Portuguese Pointer
Pinscher Alemão|German Pinscher
Pinscher Austríaco|Austrian Pinscher
Pinscher Miniatura|Miniature Pinscher
Pit Bull|American Pit Bull Terrier
Plott Hound
Podengo Canário|Podenco Canario
Podengo Ibicenco|Ibizan Hound, Podenco Ibicenco
Podengo Português|Portuguese Podengo
Pointer Inglês|English Pointer
Poitevin
Poodle|Caniche
Poodle Gigante|Standard Poodle
Poodle Médio|Medium Poodle, Caniche Médio
Poodle Miniatura|Poodle Anão, Miniature Poodle
Poodle Toy|Toy Poodle
Porcelaine
Prazsky Krysarik|Pražský Krysařík
Pudelpointer
Pug
Puli
Pumi
Rafeiro do Alentejo
Rastreador Brasileiro|Urrador Brasileiro
Ratonero Andaluz|Ratonero Bodeguero Andaluz
Redbone Coonhound
Retriever da Nova Escócia|Nova Scotia Duck Tolling Retriever, Toller
Rottweiler
Russkiy Toy|Toy Russo, Russian Toy
Sabujo Suíço|Schweizer Laufhund
Sabujo da Baviera|Bavarian Mountain Hound
Sabujo da Transilvânia|Transylvanian Hound
Sabujo de Hannover|Hanover Hound
Sabujo do Tirol|Tyrolean Hound
Sabujo Eslovaco|Slovenský kopov
Sabujo Espanhol|Sabueso Español
Sabujo Finlandês|Finnish Hound
Sabujo Istriano de Pelo Curto|Istrian Shorthaired Hound
Sabujo Istriano de Pelo Duro|Istrian Coarse-haired Hound
Sabujo Italiano|Segugio Italiano
Sabujo Polonês|Polish Hound
Sabujo Sérvio|Serbian Hound
Saluki
Samoieda|Samoyed
São Bernardo|Saint Bernard
Schapendoes|Pastor Holandês de Pelo Longo
Schipperke
Schnauzer Gigante|Giant Schnauzer
Schnauzer Miniatura|Miniature Schnauzer
Schnauzer Standard|Standard Schnauzer, Schnauzer Médio
Scottish Terrier|Terrier Escocês
Sealyham Terrier
Setter Gordon|Gordon Setter
Setter Inglês|English Setter
Setter Irlandês|Irish Setter
Setter Irlandês Vermelho e Branco|Irish Red and White Setter
Shar-Pei|Shar Pei
Shiba Inu
Shih Tzu
Shikoku
Silky Terrier Australiano|Australian Silky Terrier
Skye Terrier
Sloughi|Galgo Árabe
Smoushond Holandês|Dutch Smoushond
Soft Coated Wheaten Terrier|Terrier Irlandês de Pelo Macio
Spaniel Japonês|Japanese Chin
Spaniel Russo|Russian Spaniel
Spaniel Tibetano|Tibetan Spaniel
Spinone Italiano
Spitz Alemão|German Spitz
Spitz Finlandês|Finnish Spitz
Spitz Japonês|Japanese Spitz
Springer Spaniel de Gales|Welsh Springer Spaniel
Springer Spaniel Inglês|English Springer Spaniel
Stabyhoun
Staffordshire Bull Terrier
Sussex Spaniel
Terrier Australiano|Australian Terrier
Terrier Chileno|Chilean Terrier
Terrier Irlandês|Irish Terrier
Terrier Japonês|Japanese Terrier, Nihon Teria
Terrier Preto da Rússia|Black Russian Terrier
Terrier Tcheco|Cesky Terrier
Terrier Tibetano|Tibetan Terrier
Thai Ridgeback
Tosa Inu|Tosa
Toy Fox Terrier
Toy Terrier Inglês|English Toy Terrier
Treeing Walker Coonhound
Veadeiro Pampeano|Pampas Deerhound
Volpino Italiano|Volpino
Weimaraner|Braco de Weimar
Welsh Corgi Cardigan|Cardigan Welsh Corgi
Welsh Corgi Pembroke|Pembroke Welsh Corgi
Welsh Terrier
West Highland White Terrier|Westie
Whippet
Yorkshire Terrier|Yorkie`
